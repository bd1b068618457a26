import type { Flags } from '~/services/domain/flags/flags.rules'
import { orderHistoryHref } from '~/services/domain/links/account-links.rules'
import type { Locale } from '~/services/domain/locale'
import { shopHost } from '~/services/flows/cart/cart.server'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { countsOf, readingsOf } from '~/services/flows/schedule/subscriptions.server'
import type { AccountHomeAnswer, HomeAnswer } from './account-home.contract'
import { homeFactsFrom, poweredHref } from './account-home.rules'

type Asked = { as: string | null; locale: Locale }

/** The words of the page, and what the signed-in person has. */
export async function readAccountHomePage(asked: Asked & { flags: () => Promise<Flags> }): Promise<AccountHomeAnswer> {
  const { locale, flags } = asked
  const [page, decided, facts] = await Promise.all([
    content().accountPage(locale, 'account'),
    flags(),
    readFacts(asked),
  ])
  return { page, poweredHref: poweredHref(decided, locale.prefix), facts }
}

async function readFacts({ as, locale: { prefix } }: Asked): Promise<HomeAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const [counts, reading] = await Promise.all([countsOf(asked.value), readingsOf(asked.value)])
  const { playchartId: userUuid } = asked.value.person
  return homeFactsFrom({
    counts,
    reading,
    orderHistoryHref: orderHistoryHref({ shopHost: shopHost(), prefix, userUuid }),
  })
}

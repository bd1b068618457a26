import type { Flags } from '~/services/domain/flags/flags.rules'
import { orderHistoryHref } from '~/services/domain/links/account-links.rules'
import type { Locale } from '~/services/domain/locale'
import { shopHost } from '~/services/flows/cart/cart.server'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { kitWords } from '~/services/flows/schedule/kit-words.rules'
import { readSchedule } from '~/services/flows/schedule/schedule.server'
import { countsOf, readingsOf } from '~/services/flows/schedule/subscriptions.server'
import { today } from '~/services/flows/visit/today.server'
import type { AccountHomeAnswer, HomeAnswer } from './account-home.contract'
import { type Coming, homeFactsFrom, poweredHref } from './account-home.rules'
import { endedOf, nextOrders } from './next-orders.rules'

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

async function readFacts({ as, locale }: Asked): Promise<HomeAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const [counts, reading, coming] = await Promise.all([
    countsOf(asked.value),
    readingsOf(asked.value),
    readComing({ as, locale }),
  ])
  const { playchartId: userUuid } = asked.value.person
  return homeFactsFrom({
    counts,
    reading,
    orderHistoryHref: orderHistoryHref({ shopHost: shopHost(), prefix: locale.prefix, userUuid }),
    today: today(),
    coming,
  })
}

/** Nothing where the schedule cannot be read: the rest of the page does not wait for it. */
async function readComing(asked: Asked): Promise<Coming> {
  const [schedule, cards] = await Promise.all([readSchedule(asked), content().kitCards(asked.locale)])
  if (!schedule.ok) return { next: [], ended: null }
  const words = kitWords(cards)
  const next = nextOrders(schedule.value, words)
  return { next, ended: next.length > 0 ? null : endedOf(schedule.value, words) }
}

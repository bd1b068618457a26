import { orderHistoryHref } from '~/services/domain/links/account-links.rules'
import { shopHost } from '~/services/flows/cart/cart.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { countsOf, readingsOf } from '~/services/flows/schedule/subscriptions.server'
import type { HomeAnswer } from './account-home.contract'
import { homeFactsFrom } from './account-home.rules'

type Asked = { as: string | null; prefix: string }

/** What the signed-in person has, in one round. */
export async function readAccountHome({ as, prefix }: Asked): Promise<HomeAnswer> {
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

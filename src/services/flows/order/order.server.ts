import { addressText } from '~/services/domain/delivery/address.rules'
import type { Locale } from '~/services/domain/locale'
import { isGiftOrder } from '~/services/domain/orders/gift-order.rules'
import { labelledIn } from '~/services/domain/orders/order-label.rules'
import { ok } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import { personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import { checkoutClient } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.server'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import type { AskAddress, OrderAddressAnswer, OrderPageAnswer, OrderPageSlug } from './order.contract'
import { ownOrder } from './order.rules'
import { ordersIn } from './order-words.server'

type Asked = { as: string | null; id: string; slug: OrderPageSlug; locale: Locale }

/** The words of the page, and one order of the signed-in person. */
export async function readOrderPage({ as, id, slug, locale }: Asked): Promise<OrderPageAnswer> {
  const [page, order] = await Promise.all([content().accountPage(locale, slug), readOrder({ as, id, locale })])
  if (!order.ok && order.error.kind !== 'notFound') noteFailed(order.error)
  return { page, order }
}

async function readOrder({ as, id, locale }: Omit<Asked, 'slug'>): Promise<OrderPageAnswer['order']> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const found = await (await orderManager()).ownOrder({ headers, userUuid: person.playchartId, id })
  if (!found.ok) return found
  const [[order = found.value], given] = await Promise.all([
    ordersIn([found.value], locale),
    isGiftOrder(found.value) ? readGiven(headers) : [],
  ])
  return ok(ownOrder(labelledIn(order, locale.language), today(), given))
}

/** The page goes without it where it cannot be read. */
async function readGiven(headers: SignedIn['headers']) {
  const given = await (await checkoutClient()).ownGifts(headers)
  if (given.ok) return given.value
  noteFailed(given.error)
  return []
}

/** F-60: whose address it is says the account, by the person's own token. */
export async function readOrderAddress({ as, uuid }: AskAddress): Promise<OrderAddressAnswer> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { headers } = asked.value
  const found = await (await accountManager()).address({ headers, uuid })
  if (found.ok) return ok(addressText(found.value))
  return found.error.kind === 'notFound' ? ok(null) : found
}

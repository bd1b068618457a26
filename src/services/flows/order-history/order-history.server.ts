import type { Locale } from '~/services/domain/locale'
import { ok } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import { personFor } from '~/services/flows/identity/identity.server'
import { ordersIn } from '~/services/flows/order/order-words.server'
import { today } from '~/services/flows/visit/today.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { orderManager } from '~/services/upstreams/order-manager/order-manager.server'
import type { OrderHistoryAnswer } from './order-history.contract'
import { orderRow } from './order-history.rules'

type Asked = { as: string | null; locale: Locale; page: number }

/** The words of the page, and the orders of the signed-in person. */
export async function readOrderHistoryPage({ as, locale, page: number }: Asked): Promise<OrderHistoryAnswer> {
  const [page, history] = await Promise.all([
    content().accountPage(locale, 'order-history'),
    readHistory({ as, locale, page: number }),
  ])
  if (!history.ok) noteFailed(history.error)
  return { page, history }
}

async function readHistory({ as, locale, page }: Asked): Promise<OrderHistoryAnswer['history']> {
  const asked = await personFor(as)
  if (!asked.ok) return asked
  const { person, headers } = asked.value
  const orders = await (await orderManager()).orders({ headers, userUuid: person.playchartId, page })
  if (!orders.ok) return orders
  const shown = await ordersIn(orders.value.orders, locale)
  return ok({ today: today(), page, orders: shown.map(orderRow), hasMore: orders.value.has_more })
}

import { orderPageIn } from '~/services/domain/links/order-links.rules'
import { orderHistoryQuery } from '~/services/flows/order-history/order-history.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** What somebody has ordered. */
export async function loadOrderHistory({ context, account, search }: Around) {
  const shows = 'order-history' as const
  const number = orderPageIn(search.page)
  const [known, { page, history }] = await Promise.all([
    account,
    readAccount(context, (as) => orderHistoryQuery({ as, page: number })),
  ])
  // the layout tells what went wrong, or leads to the sign-in
  return { shows, page, history: known && history.ok ? history.value : null }
}

import { orderHistoryQuery } from '~/services/flows/order-history/order-history.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** What somebody has ordered. */
export async function loadOrderHistory({ context, account }: Around) {
  const shows = 'order-history' as const
  const [known, { page, history }] = await Promise.all([account, readAccount(context, orderHistoryQuery)])
  // the layout tells what went wrong, or leads to the sign-in
  return { shows, page, history: known && history.ok ? history.value : null }
}

import { queryOf } from '~/services/flows/account/account.query'
import type { OrderHistoryAnswer } from './order-history.contract'
import { getOrderHistory } from './order-history.functions'

/** One page of it, from 1. */
export const orderHistoryQuery = ({ as, page }: { as: string | null; page: number }) =>
  queryOf<OrderHistoryAnswer>({
    name: `orders ${page}`,
    as,
    call: ({ data, signal }) => getOrderHistory({ data: { ...data, page }, signal }),
    isKept: ({ history }) => history.ok,
  })

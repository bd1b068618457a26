import { queryOf } from '~/services/flows/account/account.query'
import type { OrderPageAnswer } from './order.contract'
import { getOrder } from './order.functions'

/** One order, by its number. */
export const orderQuery = ({ as, id }: { as: string | null; id: string }) =>
  queryOf<OrderPageAnswer>({
    name: `order ${id}`,
    as,
    call: ({ data, signal }) => getOrder({ data: { ...data, id }, signal }),
    isKept: ({ order }) => order.ok,
  })

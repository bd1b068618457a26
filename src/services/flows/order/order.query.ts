import { queryOf } from '~/services/flows/account/account.query'
import type { OrderPageAnswer, OrderPageSlug } from './order.contract'
import { getOrder } from './order.functions'

type Asked = { as: string | null; id: string }

/** One order, by its number. */
export const orderQuery = (asked: Asked) => queryFor({ ...asked, slug: 'order' })

/** The same with the words of the page on which it is withdrawn from. */
export const withdrawalPageQuery = (asked: Asked) => queryFor({ ...asked, slug: 'withdraw' })

const queryFor = ({ as, id, slug }: Asked & { slug: OrderPageSlug }) =>
  queryOf<OrderPageAnswer>({
    name: `${slug} ${id}`,
    as,
    call: ({ data, signal }) => getOrder({ data: { ...data, id, slug }, signal }),
    isKept: ({ order }) => order.ok,
  })

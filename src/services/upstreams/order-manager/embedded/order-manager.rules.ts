import { isUuid } from '~/services/domain/ids/uuid.rules'
/** The path of the shop on which an order can be followed; never an address of elsewhere (T24). */
export const statusPath = (orderId: string): string => `/account/orders/${encodeURIComponent(orderId)}`

/** What fulfilment calls an order: a number that only ever grows, with gaps where an order was not written. */
export const orderId = (number: number): string => `PC-${number}`

const SEVERAL = 50

/** The list of a query 'a,b'; null where one of them is no id, or there are more than anyone has. */
export function uuidList(text: string): string[] | null {
  const ids = text.split(',').filter((id) => id !== '')
  return ids.length <= SEVERAL && ids.every(isUuid) ? ids : null
}

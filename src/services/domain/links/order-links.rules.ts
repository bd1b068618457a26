/** A-140: what somebody has ordered here, by pages from 1. */
export const orderHistoryPath = (prefix: string, page = 1) =>
  `${prefix}/account/order-history${page > 1 ? `?page=${page}` : ''}`

/** As many pages have an address. */
export const MOST_PAGES = 1000

/** What an address names; the first page for what is none. */
export function orderPageIn(text: unknown): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1
}

/** An order of the account by its number, as it stands on the receipt. */
export const orderHref = ({ prefix, id }: { prefix: string; id: string }) =>
  `${prefix}/account/orders/${encodeURIComponent(id)}`

/*
 * Readers of the part of a path after /account/: what stands there; null for another page's.
 */
export const orderHistoryPlaceAt = (path: string) => (path === 'order-history' ? { path } : null)

const ORDER = /^orders\/([\w-]{1,40})$/

/** Of what can be no number of an order there is no page. */
export function orderPlaceAt(path: string): { id: string } | null {
  const [, id] = ORDER.exec(path) ?? []
  return id === undefined ? null : { id }
}

/** E-101: where somebody withdraws from an order. */
export const withdrawHref = (order: { prefix: string; id: string }) => `${orderHref(order)}/withdraw`

const WITHDRAW = /^orders\/([\w-]{1,40})\/withdraw$/

export function withdrawPlaceAt(path: string): { id: string } | null {
  const [, id] = WITHDRAW.exec(path) ?? []
  return id === undefined ? null : { id }
}

import type { CartMessage } from '~/machines/cart/cart/cart.rules'

/** What the cart says of a form that came back with `?failed=…` (S-369, S-372, S-373, S-374). */
const MESSAGE: Readonly<Record<string, CartMessage>> = {
  add: 'add',
  update: 'quantity',
  remove: 'removal',
  checkout: 'checkout',
}

export const isFailedForm = (name: string) => Object.hasOwn(MESSAGE, name)

/** Null: nothing has failed, or it is not the cart's page. */
export const toldBy = ({ pathname, search }: { pathname: string; search: { failed?: unknown } }): CartMessage | null =>
  pathname.endsWith('/cart') && typeof search.failed === 'string' ? (MESSAGE[search.failed] ?? null) : null

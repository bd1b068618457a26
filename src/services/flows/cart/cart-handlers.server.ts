import { createCartHttp } from './cart-http.server'
import { shop } from './shop.server'

/** The handlers of this process, for the routes. */
export const cartHttp = createCartHttp(shop)

/** A server route without a handler for a method would render a page (security.md T16). */
export const notAllowed = (allow: string) => () =>
  Response.json(
    { error: 'This address does not take that method.' },
    { status: 405, headers: { allow, 'cache-control': 'no-store' } },
  )

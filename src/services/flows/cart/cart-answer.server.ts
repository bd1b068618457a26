import { getRequest, setCookie } from '@tanstack/react-start/server'
import type { CartError } from '~/services/domain/cart/cart.contract'
import type { Result } from '~/services/domain/result'
import { CART_COOKIE, cookieOf } from '~/services/request/pipeline/cookies'
import type { Visit } from './cart-changes.server'
import { CART_COOKIE_FLAGS, tokenOf } from './cart-request.server'
import { shop } from './shop.server'

type Service = Awaited<ReturnType<typeof shop>>['cart']

/** Lets the cart service work for the visitor of this request, and hands out the cookie of a new cart. */
export async function answer<T>(
  locale: Visit['locale'],
  work: (cart: Service, visit: Visit) => Promise<{ token: string | null; answer: Result<T, CartError> }>,
) {
  const { cart } = await shop()
  const reply = await work(cart, { token: tokenOf(cookieOf(getRequest(), CART_COOKIE)), locale })
  if (reply.token) setCookie(CART_COOKIE, reply.token, CART_COOKIE_FLAGS)
  return reply.answer
}

import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import { AddToCart, CartIntents } from './cart.contract'
import { cartPageOf, withVisitorsCart } from './cart.server'

/** The visitor's cart as it is; an empty one without a cookie. Never cached. */
export const getCart = createServerFn().handler(({ context: { locale } }) =>
  withVisitorsCart(locale, (cart, visitor) => cart.read(visitor)),
)

/** What the cart's page is made of beside the cart: its words, and for whom the checkout opens; or why there is none. */
export const getCartPage = createServerFn()
  .validator(z.object({ locale: z.enum(LOCALE_CODES).transform(localeOfCode) }))
  .handler(async ({ data, context: { flags } }) => cartPageOf(data.locale, await flags()))

/** Adds lines, once per idempotency key. Needs no sign-in: the cart is the cookie's. */
export const addToCart = createServerFn({ method: 'POST' })
  .validator(AddToCart)
  .handler(({ data, context: { locale } }) => withVisitorsCart(locale, (cart, visitor) => cart.add(visitor, data)))

/** Every unconfirmed intent at once; `superseded` with the cart as it is when a newer request won. */
export const applyCartIntents = createServerFn({ method: 'POST' })
  .validator(CartIntents)
  .handler(({ data, context: { locale } }) =>
    withVisitorsCart(locale, (cart, visitor) => cart.applyIntents(visitor, data)),
  )

/** Takes out what may not stand in one cart together (S-262…S-264). */
export const applyCartRules = createServerFn({ method: 'POST' }).handler(({ context: { locale } }) =>
  withVisitorsCart(locale, (cart, visitor) => cart.applyRules(visitor)),
)

/** Turns every line attribute into its hidden version, and answers the cart (S-181). */
export const prepareCheckout = createServerFn({ method: 'POST' }).handler(({ context: { locale } }) =>
  withVisitorsCart(locale, (cart, visitor) => cart.prepareCheckout(visitor)),
)

import { randomUUID } from 'node:crypto'
import { getRequest, setCookie } from '@tanstack/react-start/server'
import type { AddLine, Cart } from '~/services/domain/cart/cart.contract'
import { emptyCart } from '~/services/domain/cart/cart.rules'
import { type Flags, isOn } from '~/services/domain/flags/flags.rules'
import { signUpHref } from '~/services/domain/links/account-links.rules'
import { cartAddress, isElsewhere } from '~/services/domain/links/cart-link.rules'
import { type Locale, shopContext } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import { currentPerson } from '~/services/flows/identity/identity.server'
import { shop } from '~/services/flows/products/shop.server'
import { movableClock } from '~/services/platform/clock/clock.server'
import { database } from '~/services/platform/database/database.server'
import { shopHost } from '~/services/platform/env/shop-host.server'
import { createIdempotency } from '~/services/platform/idempotency/idempotency.server'
import { sharedPromise } from '~/services/platform/process/shared.server'
import { CART_COOKIE, cookieOf } from '~/services/request/context/cookies'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { type WireCart, type WireLine, withoutCartToken } from '~/services/upstreams/shopify/shopify.contract'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import type { CartError, CartIntent, CartPage } from './cart.contract'
import { readBeside } from './cart-beside.server'
import {
  addLines,
  applyRules,
  type CartDeps,
  type CartVisitor,
  type Changed,
  cartError,
  forbidAdds,
  type Held,
  hideAttributes,
  removeLines,
  settleLastAdd,
  settleLines,
  underLease,
} from './cart-changes.server'
import { setCodes } from './cart-codes.server'
import { applyIntents } from './cart-intents.server'
import { cartOf } from './cart-lines.server'
import { type CartRow, createCartRows } from './cart-rows.server'

/** Unguessable, unreadable for scripts, sent with top-level visits (security.md E). */
export const CART_COOKIE_FLAGS = {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 24 * 3600,
} as const

/** The visitor of a request, with the language of the page that calls the interface. */
export const cartVisitorOf = (request: Request, locale: Locale = localeOfRequest(request)): CartVisitor => ({
  token: tokenOf(cookieOf(request, CART_COOKIE)),
  locale,
})

/** A cookie that cannot be ours names no cart. */
const tokenOf = (cookie: string | null) => (cookie && /^[\w-]{20,100}$/.test(cookie) ? cookie : null)

/** The carts of this process. */
export const carts = (): Promise<CartService> =>
  sharedPromise('carts', async () => {
    const [db, clock] = [await database(), movableClock()]
    const idempotency = createIdempotency({ db, clock })
    return createCartService({ ...(await shop()), idempotency, rows: createCartRows({ db, clock }) })
  })

type Work<T> = (
  cart: CartService,
  visitor: CartVisitor,
) => Promise<{ token: string | null; answer: Result<T, CartError> }>

/** Runs work on the cart of this request's visitor, and sets the cookie of a new cart. */
export async function withVisitorsCart<T>(locale: Locale, work: Work<T>): Promise<Result<T, CartError>> {
  const { token, answer } = await work(await carts(), cartVisitorOf(getRequest(), locale))
  if (token) setCookie(CART_COOKIE, token, CART_COOKIE_FLAGS)
  return answer
}

/** The cart's address for one request, by this shop's configuration: the same for everybody with the same flags. */
export const cartAddressOf = ({ prefix }: Locale, flags: Flags): string =>
  cartAddress({ prefix, isMigrated: isOn(flags, 'money_enable-cart-next-js-migration'), shopHost: shopHost() })

/** The page of the cart; whoever comes there goes on to where the cart is (S-259). */
export async function cartPageOf(locale: Locale, flags: Flags): Promise<CartPage> {
  const href = cartAddressOf(locale, flags)
  if (isElsewhere(href)) return { kind: 'elsewhere', href }
  const [words, beside, person] = await Promise.all([content().cart(locale), readBeside(locale), currentPerson()])
  if (!words) return { kind: 'notFound' }
  const hasTreatment = isOn(flags, 'cart-treatment')
  const as = person?.playchartId ?? null
  return {
    kind: 'here',
    content: words,
    beside,
    as,
    key: randomUUID(),
    signUpHref: signUpHref(locale.prefix, href),
    hasTreatment,
  }
}

/** `token` is to be set as the cart cookie, which so lives on; null leaves the cookie as it is. */
export type CartReply = { token: string | null; answer: Result<Cart, CartError> }

type IntentsAsked = { intents: readonly CartIntent[]; sequence: number | null; givenUp?: readonly string[] }

export type CartService = {
  /** The cart as it is. A visitor without a cart gets an empty one, and no cookie. */
  read(visitor: CartVisitor): Promise<CartReply>
  add(visitor: CartVisitor, add: Add): Promise<CartReply>
  /**
   * Every unconfirmed intent at once; refused as `superseded` unless the sequence is above the cart's version. A form
   * has none, and comes after everything before it. An add whose key is in `givenUp` is refused should it still arrive.
   */
  applyIntents(visitor: CartVisitor, change: IntentsAsked): Promise<CartReply>
  remove(
    visitor: CartVisitor,
    which: { merchandiseIds: readonly string[]; lineIds: readonly string[] },
  ): Promise<CartReply>
  /** Takes out what may not stand in one cart together (S-262…S-264). */
  applyRules(visitor: CartVisitor): Promise<CartReply>
  /** The codes of the cart from now on; a visitor without a cart gets one that holds them. */
  discount(visitor: CartVisitor, codes: string[]): Promise<CartReply>
  /** Every attribute becomes its hidden version (S-181). */
  prepareCheckout(visitor: CartVisitor): Promise<CartReply>
  clear(visitor: CartVisitor): Promise<CartReply>
  /** The cart's public id, for wires that show one; null without a cart. */
  publicId(visitor: CartVisitor): Promise<string | null>
}

/**
 * The visitor's cart over Shopify's. Changes of one cart run one after the other, also across processes; prices, limits
 * and attributes come from the catalogue, never from the request.
 */
export function createCartService(deps: CartDeps): CartService {
  const { rows } = deps
  const alone = aloneWith(deps)

  const change = async (visitor: CartVisitor, work: (held: Held) => Promise<Changed>): Promise<CartReply> => {
    const row = visitor.token ? await rows.find(visitor.token) : null
    if (!row) return reply(ok(emptyCart(visitor.locale)))
    return reply(await alone({ row, visitor, work }))
  }

  return {
    read: (visitor) => readCart(deps, visitor),
    add: (visitor, add) => addToCart({ deps, visitor, add }),
    applyIntents: (visitor, asked) => change(visitor, (held) => forbidAndApply(deps, { held, visitor, asked })),
    remove: (visitor, { merchandiseIds, lineIds }) =>
      change(visitor, (held) => {
        const isMeant = (line: WireLine) =>
          merchandiseIds.includes(line.merchandise.id) || lineIds.includes(withoutCartToken(line.id))
        return removeLines({ held, visitor, which: (held.wire?.lines.nodes ?? []).filter(isMeant) })
      }),
    applyRules: (visitor) => change(visitor, (held) => applyRules({ held, visitor })),
    discount: async (visitor, codes) => {
      const { row, token } = await ownRow(deps, visitor)
      return reply(await alone({ row, visitor, work: (held) => setCodes(deps, { held, visitor, codes }) }), token)
    },
    prepareCheckout: (visitor) => change(visitor, (held) => hideAttributes({ held, visitor })),
    clear: (visitor) => change(visitor, (held) => removeLines({ held, visitor, which: held.wire?.lines.nodes ?? [] })),
    publicId: async ({ token }) => (token ? ((await rows.find(token))?.publicId ?? null) : null),
  }
}

/** A read takes no lease, unless the cart has to move to another country or no longer exists at the shop. */
async function readCart(deps: CartDeps, visitor: CartVisitor): Promise<CartReply> {
  const { locale, token } = visitor
  const row = token ? await deps.rows.find(token) : null
  if (!row?.shopifyCartId) return reply(ok(emptyCart(locale, row?.sequence)))
  const wire = await deps.client.cart.read(row.shopifyCartId, locale)
  if (wire.ok && wire.value.cost.subtotalAmount.currency === locale.currency)
    return reply(ok(cartOf({ wire: wire.value, locale, version: row.sequence })))
  if (!wire.ok && wire.error.kind !== 'gone') return reply(refused(cartError(wire.error)))
  return reply(await aloneWith(deps)({ row, visitor, work: async (held) => ok(held) }))
}

type Add = { lines: readonly AddLine[]; idempotencyKey?: string }

async function addToCart({
  deps,
  visitor,
  add,
}: {
  deps: CartDeps
  visitor: CartVisitor
  add: Add
}): Promise<CartReply> {
  const settled = await settleLines({ lines: add.lines, catalogue: deps.catalogue, locale: visitor.locale })
  if (!settled.ok) return reply(settled)
  if (settled.value.length === 0) return readCart(deps, visitor)
  const { row, token } = await ownRow(deps, visitor)
  const work = (held: Held) => addLines(deps, { held, visitor, lines: settled.value, asked: add })
  return reply(await aloneWith(deps)({ row, visitor, work }), token)
}

/** The visitor's cart, or a new one. */
async function ownRow({ rows }: CartDeps, { token }: CartVisitor) {
  const row = token ? await rows.find(token) : null
  return row ? { row, token } : rows.open()
}

const reply = (answer: Result<Cart, CartError>, token: string | null = null): CartReply => ({ answer, token })

/** Runs work under the cart's lease, on a cart moved to the visitor's country and still known to the shop. */
function aloneWith(deps: CartDeps) {
  return async ({ row, visitor, work }: Alone): Promise<Result<Cart, CartError>> => {
    const result = await deps.rows.exclusively(row.tokenHash, async (own, lease) => {
      const shop = underLease(deps.client.cart, lease)
      const wire = own.shopifyCartId ? await currentWire({ shop, cartId: own.shopifyCartId, visitor }) : ok(null)
      if (!wire.ok) return wire
      const held = await settleLastAdd(deps, { held: { row: own, wire: wire.value, shop }, visitor })
      return held.ok ? work(held.value) : held
    })
    if (!result) return refused({ kind: 'unreachable', cause: 'the cart stays busy', retryAfterSeconds: 1 })
    if (!result.ok) return result
    const { wire, row: after } = result.value
    const { locale } = visitor
    return ok(wire ? cartOf({ wire, locale, version: after.sequence }) : emptyCart(locale, after.sequence))
  }
}
type Alone = { row: CartRow; visitor: CartVisitor; work: (held: Held) => Promise<Changed> }

async function currentWire({
  shop,
  cartId,
  visitor: { locale },
}: {
  shop: ShopifyClient['cart']
  cartId: string
  visitor: CartVisitor
}): Promise<Result<WireCart | null, CartError>> {
  const { country } = shopContext(locale)
  const read = await shop.read(cartId, locale)
  const isAbroad = read.ok && read.value.cost.subtotalAmount.currency !== locale.currency
  const wire = isAbroad ? await shop.moveTo({ cartId, country }, locale) : read
  if (wire.ok) return wire
  return wire.error.kind === 'gone' ? ok(null) : refused(cartError(wire.error))
}

type Applying = { held: Held; visitor: CartVisitor; asked: IntentsAsked }

async function forbidAndApply(deps: CartDeps, { held, visitor, asked: { givenUp = [], ...asked } }: Applying) {
  await forbidAdds({ deps, held, keys: givenUp })
  return applyIntents({ ...deps, held, visitor, asked })
}

import { getRequest, setCookie } from '@tanstack/react-start/server'
import type { AddLine, Cart } from '~/services/domain/cart/cart.contract'
import { emptyCart } from '~/services/domain/cart/cart.rules'
import { cartAddress, isElsewhere } from '~/services/domain/links/cart-link.rules'
import { type Locale, shopContext } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import { content } from '~/services/flows/content/content.server'
import { currentPerson } from '~/services/flows/identity/identity.server'
import { shop } from '~/services/flows/products/shop.server'
import { movableClock } from '~/services/platform/clock/clock.server'
import { database } from '~/services/platform/database/database.server'
import { env } from '~/services/platform/env/env.server'
import { createIdempotency } from '~/services/platform/idempotency/idempotency.server'
import { sharedPromise } from '~/services/platform/process/shared.server'
import { CART_COOKIE, cookieOf } from '~/services/request/context/cookies'
import { localeOfRequest } from '~/services/request/pipeline/locale-of-request'
import { type Flags, isOn } from '~/services/upstreams/flags/flags.contract'
import { type WireCart, type WireLine, withoutCartToken } from '~/services/upstreams/shopify/shopify.contract'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import type { CartError, CartIntent, CartPage } from './cart.contract'
import {
  addLines,
  applyIntents,
  applyRules,
  type CartDeps,
  type Changed,
  cartError,
  forbidAdds,
  type Held,
  hideAttributes,
  removeLines,
  settleAdd,
  type Visit,
} from './cart-changes.server'
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

/** Who asks, and in which language: an interface speaks that of the page that calls it. */
export const visitOf = (request: Request, locale: Locale = localeOfRequest(request)): Visit => ({
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

type Work<T> = (cart: CartService, visit: Visit) => Promise<{ token: string | null; answer: Result<T, CartError> }>

/** Lets the carts work for the visitor of this request, and hands out the cookie of a new cart. */
export async function withVisitorsCart<T>(locale: Locale, work: Work<T>): Promise<Result<T, CartError>> {
  const { token, answer } = await work(await carts(), visitOf(getRequest(), locale))
  if (token) setCookie(CART_COOKIE, token, CART_COOKIE_FLAGS)
  return answer
}

/** Origin of the shop at SHOP_HOST; null where that is this one. */
export function shopHost(): string | null {
  const { SHOP_HOST, publicOrigin } = env()
  const host = SHOP_HOST === undefined ? null : new URL(SHOP_HOST).origin
  return host === publicOrigin ? null : host
}

/** The cart's address for one request, by this shop's configuration: the same for everybody with the same flags. */
export const cartAddressOf = ({ prefix }: Locale, flags: Flags): string =>
  cartAddress({ prefix, isMigrated: isOn(flags, 'money_enable-cart-next-js-migration'), shopHost: shopHost() })

/** The page of the cart; whoever comes there goes on to where the cart is (S-259). */
export async function cartPageOf(locale: Locale, flags: Flags): Promise<CartPage> {
  const href = cartAddressOf(locale, flags)
  if (isElsewhere(href)) return { kind: 'elsewhere', href }
  const [words, person] = await Promise.all([content().cart(locale), currentPerson()])
  if (!words) return { kind: 'notFound' }
  const signUpHref = `${locale.prefix}/sign-up?return_to=${encodeURIComponent(href)}`
  return { kind: 'here', content: words, as: person?.playchartId ?? null, signUpHref }
}

/** `token` is to be set as the cart cookie, which so lives on; null leaves the cookie as it is. */
export type CartReply = { token: string | null; answer: Result<Cart, CartError> }

type IntentsAsked = { intents: readonly CartIntent[]; sequence: number | null; givenUp?: readonly string[] }

export type CartService = {
  /** The cart as it is. A visitor without a cart gets an empty one, and no cookie. */
  read(visit: Visit): Promise<CartReply>
  add(visit: Visit, add: Add): Promise<CartReply>
  /**
   * Every unconfirmed intent at once; refused as `superseded` unless the sequence is above the cart's version. A form
   * has none, and comes after everything before it. An add whose key is in `givenUp` is refused should it still arrive.
   */
  applyIntents(visit: Visit, change: IntentsAsked): Promise<CartReply>
  remove(visit: Visit, which: { merchandiseIds: readonly string[]; lineIds: readonly string[] }): Promise<CartReply>
  /** Takes out what may not stand in one cart together (S-262…S-264). */
  applyRules(visit: Visit): Promise<CartReply>
  /** Every attribute becomes its hidden version (S-181). */
  prepareCheckout(visit: Visit): Promise<CartReply>
  clear(visit: Visit): Promise<CartReply>
  /** The cart's public id, for wires that show one; null without a cart. */
  publicId(visit: Visit): Promise<string | null>
}

/**
 * The visitor's cart over Shopify's. Changes of one cart run one after the other, also across processes; prices, limits
 * and attributes come from the catalogue, never from the request.
 */
export function createCartService(deps: CartDeps): CartService {
  const { rows, client } = deps
  const alone = aloneWith(deps)

  const change = async (visit: Visit, work: (held: Held) => Promise<Changed>): Promise<CartReply> => {
    const row = visit.token ? await rows.find(visit.token) : null
    if (!row) return reply(ok(emptyCart(visit.locale)))
    return reply(await alone({ row, visit, work }))
  }

  return {
    read: (visit) => readCart(deps, visit),
    add: (visit, add) => addToCart({ deps, visit, add }),
    applyIntents: (visit, asked) => change(visit, (held) => forbidAndApply(deps, { held, visit, asked })),
    remove: (visit, { merchandiseIds, lineIds }) =>
      change(visit, (held) => {
        const isMeant = (line: WireLine) =>
          merchandiseIds.includes(line.merchandise.id) || lineIds.includes(withoutCartToken(line.id))
        return removeLines({ client, held, visit, which: (held.wire?.lines.nodes ?? []).filter(isMeant) })
      }),
    applyRules: (visit) => change(visit, (held) => applyRules({ client, held, visit })),
    prepareCheckout: (visit) => change(visit, (held) => hideAttributes({ client, held, visit })),
    clear: (visit) =>
      change(visit, (held) => removeLines({ client, held, visit, which: held.wire?.lines.nodes ?? [] })),
    publicId: async ({ token }) => (token ? ((await rows.find(token))?.publicId ?? null) : null),
  }
}

/** A read waits for nobody, unless the cart has to move to another country or has been forgotten. */
async function readCart(deps: CartDeps, visit: Visit): Promise<CartReply> {
  const { locale, token } = visit
  const row = token ? await deps.rows.find(token) : null
  if (!row?.shopifyCartId) return reply(ok(emptyCart(locale, row?.sequence)))
  const wire = await deps.client.cart.read(row.shopifyCartId, locale)
  if (wire.ok && wire.value.cost.subtotalAmount.currency === locale.currency)
    return reply(ok(cartOf({ wire: wire.value, locale, version: row.sequence })))
  if (!wire.ok && wire.error.kind !== 'gone') return reply(refused(cartError(wire.error)))
  return reply(await aloneWith(deps)({ row, visit, work: async (held) => ok(held) }))
}

type Add = { lines: readonly AddLine[]; idempotencyKey?: string }

async function addToCart({ deps, visit, add }: { deps: CartDeps; visit: Visit; add: Add }): Promise<CartReply> {
  const known = visit.token ? await deps.rows.find(visit.token) : null
  const settled = await settleAdd({ deps, visit, lines: add.lines })
  if (!settled.ok) return reply(settled)
  if (settled.value.length === 0) return readCart(deps, visit)
  const { row, token } = known ? { row: known, token: visit.token } : await deps.rows.open()
  const work = (held: Held) => addLines(deps, { held, visit, lines: settled.value, asked: add })
  return reply(await aloneWith(deps)({ row, visit, work }), token)
}

const reply = (answer: Result<Cart, CartError>, token: string | null = null): CartReply => ({ answer, token })

/** Runs work on a cart that nobody else changes meanwhile, moved to the visitor's country and still known to the shop. */
function aloneWith({ rows, client }: CartDeps) {
  return async ({ row, visit, work }: Alone): Promise<Result<Cart, CartError>> => {
    const result = await rows.exclusively(row, async (own) => {
      const wire = own.shopifyCartId ? await currentWire({ client, cartId: own.shopifyCartId, visit }) : ok(null)
      return wire.ok ? work({ row: own, wire: wire.value }) : refused(wire.error)
    })
    if (!result) return refused({ kind: 'unreachable', cause: 'the cart stays busy', retryAfterSeconds: 1 })
    if (!result.ok) return result
    const { wire, row: after } = result.value
    const { locale } = visit
    return ok(wire ? cartOf({ wire, locale, version: after.sequence }) : emptyCart(locale, after.sequence))
  }
}
type Alone = { row: CartRow; visit: Visit; work: (held: Held) => Promise<Changed> }

async function currentWire({
  client,
  cartId,
  visit: { locale },
}: {
  client: ShopifyClient
  cartId: string
  visit: Visit
}): Promise<Result<WireCart | null, CartError>> {
  const { country } = shopContext(locale)
  const read = await client.cart.read(cartId, locale)
  const isAbroad = read.ok && read.value.cost.subtotalAmount.currency !== locale.currency
  const wire = isAbroad ? await client.cart.moveTo({ cartId, country }, locale) : read
  if (wire.ok) return wire
  return wire.error.kind === 'gone' ? ok(null) : refused(cartError(wire.error))
}

type Applying = { held: Held; visit: Visit; asked: IntentsAsked }

async function forbidAndApply(deps: CartDeps, { held, visit, asked: { givenUp = [], ...asked } }: Applying) {
  await forbidAdds({ deps, held, keys: givenUp })
  return applyIntents({ ...deps, held, visit, asked })
}

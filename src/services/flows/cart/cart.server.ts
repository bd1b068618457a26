import type { AddLine, Cart, CartError, CartIntent } from '~/services/domain/cart/cart.contract'
import { shopContext } from '~/services/domain/locale'
import { ok, type Result, refused } from '~/services/domain/result'
import { cartOf, emptyCart, publicLineId, type WireCart, type WireLine } from '~/services/upstreams/shopify/cart.wire'
import type { ShopifyClient } from '~/services/upstreams/shopify/shopify.server'
import { addLines, forbidAdds, settleAdd } from './cart-adding.server'
import {
  applyIntents,
  applyRules,
  type CartDeps,
  type Changed,
  cartError,
  type Held,
  hideAttributes,
  removeLines,
  type Visit,
} from './cart-changes.server'
import type { CartRow } from './cart-rows.server'

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
          merchandiseIds.includes(line.merchandise.id) || lineIds.includes(publicLineId(line.id))
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

import { randomUUID } from 'node:crypto'
import { type DiscountWarning, type PricedCart, priceCart } from './cart.pricing'
import { type CartDocument, changeCart, insertCart, type StoredCart, stockLevels } from './cart.store'
import { cartView } from './cart.view'
import { catalogueNode } from './catalogue-node'
import { cartGid, gid, newCartAddress } from './ids'
import type { FindMerchandise, LinesChange } from './line.rules'
import { textIn } from './market'
import type { Call, Scope } from './scope'
import { planGid } from './selling-plans'
import { clampToStock, type LineWarning } from './stock.rules'

export type UserError = { code: string; field: string[] | null; message: string }
type Warning = LineWarning | DiscountWarning
type Payload = { cart: object | null; userErrors: UserError[]; warnings: Warning[] }

/** What a change makes of a cart. With errors the cart stays as it was. */
export type Change = { document: CartDocument; touched?: Set<string>; errors?: UserError[] }

type Changing = {
  cartId: string
  /** merchandise that is not in the cart yet */
  merchandiseIds?: readonly string[]
  change: (document: CartDocument, find: FindMerchandise) => Change
}

const UNKNOWN_CART: Payload = {
  cart: null,
  userErrors: [{ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' }],
  warnings: [],
}

/** Changes a cart under its lock: fresh stock, the change, then everything in the cart brought down to what is left. */
export async function mutateCart(call: Call, { cartId, merchandiseIds = [], change }: Changing): Promise<Payload> {
  const outcome = await changeCart(call, {
    id: cartId,
    change: async (document, tx) => {
      const ids = [...document.lines.map((line) => line.merchandiseId), ...merchandiseIds]
      const find = findIn(call.scope, await stockLevels(tx, ids))
      const changed = change(document, find)
      return settled(changed, find)
    },
  })
  return outcome ? payloadOf(call, outcome) : UNKNOWN_CART
}

type Settled = { document: CartDocument | null; errors: UserError[]; warnings: LineWarning[] }

function settled({ document, touched = new Set(), errors = [] }: Change, find: FindMerchandise): Settled {
  if (errors.length > 0) return { document: null, errors, warnings: [] }
  const { lines, warnings } = clampToStock({ lines: document.lines, touched, errors: [] }, find)
  return { document: { ...document, lines }, errors: [], warnings }
}

export const emptyDocument = (country: string): CartDocument => ({
  lines: [],
  attributes: [],
  note: '',
  discountCodes: [],
  giftCardIds: [],
  country,
  email: null,
  phone: null,
  deliveryOptions: {},
})

type Creating = {
  merchandiseIds: readonly string[]
  change: (find: FindMerchandise, newLineId: () => string) => Change
}

/** A cart with an unusable input is not made at all. */
export async function createCart(call: Call, { merchandiseIds, change }: Creating): Promise<Payload> {
  const address = newCartAddress()
  const find = findIn(call.scope, await stockLevels(call.db, merchandiseIds))
  const { document, errors, warnings } = settled(
    change(find, () => newLineId(address.token)),
    find,
  )
  if (!document) return { cart: null, userErrors: errors, warnings: [] }
  const cart = await insertCart(call, { address, document })
  return payloadOf(call, { cart, errors, warnings })
}

export const newLineId = (token: string) => `${gid('CartLine', randomUUID())}?cart=${token}`

type Outcome = { cart: StoredCart; errors: UserError[]; warnings: LineWarning[] }

async function payloadOf(call: Call, { cart, errors, warnings }: Outcome): Promise<Payload> {
  const priced = await priceCart({ ...call, cart })
  return { cart: cartView(priced), userErrors: errors, warnings: [...warnings, ...codeWarnings(priced)] }
}

const codeWarnings = ({ cart, codes }: PricedCart): DiscountWarning[] =>
  codes.flatMap(({ warning }) => (warning ? { ...warning, target: cartGid(cart.address) } : []))

/** Merchandise of the catalogue with what is left of it. */
function findIn(scope: Scope, levels: ReadonlyMap<string, number | null>): FindMerchandise {
  return (merchandiseId) => {
    const node = catalogueNode(merchandiseId, scope)
    if (node?.__typename !== 'ProductVariant') return null
    const { product, variant } = node
    const stock = levels.get(variant.id) ?? null
    const isLimited = stock !== null && variant.document.policy === 'deny'
    return {
      title: textIn(product.document.title, scope.market),
      limit: isLimited ? Math.max(0, stock) : Number.POSITIVE_INFINITY,
      sellingPlanIds: (product.document.sellingPlans ?? []).map((plan) => planGid(product, plan)),
    }
  }
}

export const withLines = (document: CartDocument, { lines, touched, errors }: LinesChange): Change => ({
  document: { ...document, lines },
  touched,
  errors,
})

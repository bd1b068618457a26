import { inArray } from 'drizzle-orm'
import { keyOfCode } from '~/services/domain/prices/discount-code.rules'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { StoredCart } from './cart.store'
import { catalogueNode } from './catalogue-node'
import { type Allocations, bestOffer, type Offer } from './discount.rules'
import type { CartLine } from './line.rules'
import { marketOf } from './market'
import type { DiscountDocument, GiftCardDocument } from './records'
import type { Scope, VariantView } from './scope'
import { discounts, giftCards } from './shopify.tables'

/** A line with the thing that it buys; `scope` is the cart's own, so that its prices follow the cart's country. */
export type PricedCartLine = {
  id: string
  line: CartLine
  merchandise: VariantView
  unitCents: number
  subtotalCents: number
}

export type DiscountWarning = {
  code: 'DISCOUNT_CODE_NOT_HONOURED' | 'DISCOUNT_CURRENTLY_INACTIVE' | 'DISCOUNT_NOT_FOUND'
  message: string
  target: string
}

type AppliedCode = { code: string; applicable: boolean; warning: Omit<DiscountWarning, 'target'> | null }
export type GiftCard = { id: string; document: GiftCardDocument }

export type PricedCart = {
  cart: StoredCart
  scope: Scope
  lines: PricedCartLine[]
  codes: AppliedCode[]
  discount: { code: string; offer: Offer; allocations: Allocations } | null
  giftCards: GiftCard[]
}

/** The cart's prices are those of its buyer's country, whatever country a question is asked for; its words are not. */
const cartScope = (scope: Scope, country: string): Scope => ({
  ...scope,
  market: marketOf({ country, language: scope.market.language }),
})

type Pricing = { cart: StoredCart; scope: Scope; db: Pick<Db, 'select'>; clock: Clock }

/** Prices, discounts and availability come from the catalogue at every reading: the cart keeps only what was chosen. */
export async function priceCart({ cart, scope: asked, db, clock }: Pricing): Promise<PricedCart> {
  const { document } = cart
  const scope = cartScope(asked, document.country)
  const lines = document.lines.flatMap((line) => pricedLine(line, scope) ?? [])
  const { codes, discount } = await discountsOf({ cart, lines, scope, db, clock })
  return { cart, scope, lines, codes, discount, giftCards: await giftCardsOf(db, document.giftCardIds) }
}

/** A line whose merchandise has left the catalogue is not shown. */
function pricedLine(line: CartLine, scope: Scope): PricedCartLine | null {
  const merchandise = catalogueNode(line.merchandiseId, scope)
  if (merchandise?.__typename !== 'ProductVariant') return null
  const unitCents = merchandise.variant.document.priceCents[scope.market.currency]
  return { id: line.id, line, merchandise, unitCents, subtotalCents: unitCents * line.quantity }
}

type Discounting = Pricing & { lines: readonly PricedCartLine[] }

async function discountsOf({ cart, lines, scope, db, clock }: Discounting) {
  const given = cart.document.discountCodes
  if (given.length === 0) return { codes: [], discount: null }
  const rows = await db
    .select()
    .from(discounts)
    .where(inArray(discounts.code, given.map(keyOfCode)))
  const known = new Map(rows.map(({ code, document }) => [code, document]))
  const now = new Date(clock.now()).toISOString()
  const standing = given.map((code) => ({ code, document: known.get(keyOfCode(code)) }))
  const offers = standing.flatMap(({ code, document }) =>
    document && isActive(document, now) ? offerOf(code, document, scope) : [],
  )
  const best = bestOffer(
    lines.map(({ id, subtotalCents, merchandise }) => ({
      id,
      subtotalCents,
      isDiscountable: merchandise.product.document.productType !== 'Gift Card',
    })),
    offers,
  )
  const codes = standing.map(({ code, document }) => {
    const applicable = best?.offer.code === code
    const isIdle = !document || !isActive(document, now) || (best !== null && !applicable)
    return { code, applicable, warning: isIdle ? refusalOf(document, now) : null }
  })
  return { codes, discount: best && { code: best.offer.code, ...best } }
}

const isActive = ({ startsAt, endsAt }: DiscountDocument, now: string) =>
  startsAt <= now && (endsAt === null || now < endsAt)

function refusalOf(document: DiscountDocument | undefined, now: string): AppliedCode['warning'] {
  if (!document) return { code: 'DISCOUNT_NOT_FOUND', message: 'The discount code is not known.' }
  if (!isActive(document, now))
    return { code: 'DISCOUNT_CURRENTLY_INACTIVE', message: 'The discount code is not active at present.' }
  return { code: 'DISCOUNT_CODE_NOT_HONOURED', message: 'The discount code cannot be combined with a better one.' }
}

function offerOf(code: string, document: DiscountDocument, { market }: Scope): Offer {
  return document.kind === 'percentage'
    ? { code, kind: 'percentage', percent: document.percent }
    : { code, kind: 'fixed', amountCents: document.amountCents[market.currency] }
}

async function giftCardsOf(db: Pick<Db, 'select'>, ids: readonly string[]): Promise<GiftCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(giftCards)
    .where(inArray(giftCards.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

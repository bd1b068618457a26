import { LINE_WORDS, type LineWords } from '../../../content/checkout-words'
import { type CivilDate, plusMonths } from '../../civil-date'
import { localeOfCode } from '../../locale'
import { BUNDLE_PRICES } from '../../shopify/bundle.rules'
import { isLimitedToOne } from '../../shopify/cart.rules'
import { type Kit, kitOfAnchor } from '../../shopify/kit.rules'
import { ServiceRefusal } from '../../wire/service-app'
import type { CheckoutPayload } from '../checkout-orchestration.contract'
import { BOOKS_SKU, canHaveBooks, fitOf, isPlan, kitsFrom, subscriptionSku } from '../purchase.rules'
import type { InvoiceLine } from './checkout.tables'
import type { CheckoutDeps, PricedVariant } from './checkout-deps'

export type Bill = { lines: InvoiceLine[]; needsAccount: boolean; needsShipping: boolean }

type Pricing = { payload: CheckoutPayload; today: CivilDate; priced: CheckoutDeps['priced'] }
type Counter = { payload: CheckoutPayload; words: LineWords; find: (sku: string) => PricedVariant }

/** What is bought, at the catalogue's prices and nobody else's (T5). Throws the refusal that the wire answers. */
export async function billOf({ payload, today, priced }: Pricing): Promise<Bill> {
  refuseWrongPlans(payload, today)
  const counter = await counterOf(payload, priced)
  const lines = [...itemLines(counter), ...subscriptionLines(counter), ...planLines(counter), ...giftLines(counter)]
  if (lines.length === 0) throw new ServiceRefusal(422, 'incomplete')
  return {
    lines,
    needsAccount: payload.subscriptions.length + payload.subscription_plans.length > 0,
    needsShipping: lines.some((line) => line.kind !== 'gift' && line.kind !== 'addOn' && isShipped(counter, line)),
  }
}

const isShipped = ({ find }: Counter, { sku }: InvoiceLine) => find(sku).isShipped
const invalid = () => new ServiceRefusal(422, 'invalid')

function refuseWrongPlans({ subscriptions, gifts }: CheckoutPayload, today: CivilDate) {
  for (const { child, ...subscription } of subscriptions) {
    const fit = fitOf({ anchor: subscription.starting_kit_anchor, birthday: child.birthday, today })
    if (fit !== 'fits') throw new ServiceRefusal(422, fit)
    const hasBooks = subscription.add_ons.length > 0
    if (!isPlan(kitIn(subscription), subscription)) throw invalid()
    if (hasBooks && !canHaveBooks({ language: subscription.selected_language, isGift: false })) throw invalid()
  }
  for (const gift of gifts) {
    if (gift.add_ons.length > 0 || gift.size > kitsFrom(kitIn(gift))) throw invalid()
    if (gift.payment_option !== 'pay-up-front' || gift.gift.deliver_on > plusMonths(today, 12)) throw invalid()
  }
}

function kitIn({ starting_kit_anchor }: { starting_kit_anchor: string }): Kit {
  const kit = kitOfAnchor(starting_kit_anchor)
  if (!kit) throw invalid()
  return kit
}

async function counterOf(payload: CheckoutPayload, priced: CheckoutDeps['priced']): Promise<Counter> {
  const skus = [
    ...[...payload.items, ...payload.bundle_products, ...payload.subscription_plans].map(({ sku }) => sku),
    ...[...payload.subscriptions, ...payload.gifts].map((each) => subscriptionSku(kitIn(each), each.size)),
  ]
  const found = await priced(skus, payload.locale)
  if (!found.ok) throw new ServiceRefusal(503, 'catalogue')
  const bySku = new Map(found.value.map((variant) => [variant.sku, variant]))
  const find = (sku: string) => {
    const variant = bySku.get(sku)
    if (!variant) throw invalid()
    if (!variant.isAvailable) throw new ServiceRefusal(422, 'outOfStock')
    return variant
  }
  return { payload, find, words: LINE_WORDS[localeOfCode(payload.locale).language] }
}

/** Kits, toys, courses: one line per sku. What is bought on a plan has its own way. */
function itemLines({ payload, find }: Counter): InvoiceLine[] {
  const pieces = new Map<string, number>()
  for (const { sku, quantity } of [...payload.items, ...payload.bundle_products])
    pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  return [...pieces].map(([sku, quantity]) => {
    const variant = find(sku)
    if (['Subscription', 'ERC'].includes(variant.productType)) throw invalid()
    if (quantity > 1 && isLimitedToOne({ productType: variant.productType, attributes: {} })) throw invalid()
    if (variant.left !== null && quantity > variant.left) throw new ServiceRefusal(422, 'outOfStock')
    const kit_anchor = kitOfAnchor(variant.handle)?.anchor ?? null
    return lineOf(variant, { kind: 'item', quantity, kit_anchor })
  })
}

function subscriptionLines({ payload, find, words }: Counter): InvoiceLine[] {
  return payload.subscriptions.flatMap((subscription) => {
    const kit = kitIn(subscription)
    const { size, payment_option, add_ons } = subscription
    const paid = {
      paygo: () => words.payPerKit(kit.monthsSpan),
      'pay-up-front': () => words.upFront(size),
      'recurring-pay-up-front': () => words.renewing(size),
    }[payment_option]()
    const variant = find(subscriptionSku(kit, size))
    const line = lineOf(variant, { kind: 'subscription', details: [kit.title, paid], kit_anchor: kit.anchor })
    const pictured = { ...line, title: variant.productTitle, picture: pictureOf(kit) }
    return add_ons.length > 0 ? [pictured, booksLine({ payload, words, size })] : [pictured]
  })
}

function booksLine({ payload, words, size }: Pick<Counter, 'payload' | 'words'> & { size: number }): InvoiceLine {
  const { booksCents } = BUNDLE_PRICES[localeOfCode(payload.locale).region]
  if (booksCents === null) throw invalid()
  return {
    sku: BOOKS_SKU,
    title: words.books,
    details: [words.booksDetail],
    kind: 'addOn',
    quantity: size,
    price: booksCents,
    full_price: booksCents,
    total: booksCents * size,
    picture: 'book-bundle',
    kit_anchor: null,
    product_type: 'Book Bundle',
  }
}

function planLines({ payload, find, words }: Counter): InvoiceLine[] {
  return payload.subscription_plans.map(({ sku }) => {
    const box = find(sku)
    if (box.productType !== 'ERC') throw invalid()
    return lineOf(box, { kind: 'plan', details: [words.monthlyBox] })
  })
}

function giftLines({ payload, find, words }: Counter): InvoiceLine[] {
  return payload.gifts.map((gift) => {
    const kit = kitIn(gift)
    const line = lineOf(find(subscriptionSku(kit, gift.size)), {
      kind: 'gift',
      details: [words.giftFor(gift.gift.recipient_name)],
      kit_anchor: kit.anchor,
    })
    return { ...line, title: words.gift(gift.size), picture: pictureOf(kit) }
  })
}

const pictureOf = ({ name }: Kit) => `kit-${name}-open`

type Saying = Pick<InvoiceLine, 'kind'> & Partial<Pick<InvoiceLine, 'quantity' | 'details' | 'kit_anchor'>>

function lineOf(variant: PricedVariant, { kind, quantity = 1, details = [], kit_anchor = null }: Saying): InvoiceLine {
  const price = variant.price.amountCents
  return {
    sku: variant.sku,
    title: variant.title,
    details,
    kind,
    quantity,
    price,
    full_price: Math.max(price, variant.compareAt?.amountCents ?? price),
    total: price * quantity,
    picture: variant.picture,
    kit_anchor,
    product_type: variant.productType,
  }
}

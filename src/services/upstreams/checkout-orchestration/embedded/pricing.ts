import { isLimitedToOne } from '~/services/domain/cart/cart.rules'
import { type CivilDate, plusMonths } from '~/services/domain/dates/civil-date'
import { longDay } from '~/services/domain/dates/day-words.rules'
import { type Kit, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { intlLocale, localeOfCode } from '~/services/domain/locale'
import type { Continuation } from '~/services/domain/plans/continuation.rules'
import { kitsFrom } from '~/services/domain/plans/plan.rules'
import { canRenew } from '~/services/domain/plans/plan-price.rules'
import { BOOKS_SKU, canHaveBooks, fitOf, isPlan, subscriptionSku } from '~/services/domain/plans/purchase.rules'
import { BUNDLE_PRICES } from '~/services/domain/prices/bundle.rules'
import type { DiscountCode } from '~/services/domain/prices/discount-code.contract'
import type { PricedVariant } from '~/services/domain/products/priced-variant'
import { ServiceRefusal } from '~/services/platform/wire/service-app'
import type { CheckoutPayload } from '../checkout-orchestration.contract'
import type { InvoiceLine } from './checkout.tables'
import type { CheckoutDeps } from './checkout-deps'
import { invalid, kitIn, offerKey, type PriceList, priceListOf } from './price-list'

export type Bill = {
  lines: InvoiceLine[]
  discountCodes: DiscountCode[]
  needsAccount: boolean
  needsShipping: boolean
}

type Pricing = {
  payload: CheckoutPayload
  today: CivilDate
  /** how the kits go on for a child who has had some */
  continuation: Continuation | null
  deps: CheckoutDeps
}

/** What is bought, at the catalogue's prices and nobody else's (T5). Throws the refusal that the wire answers. */
export async function billOf({ payload, today, continuation, deps }: Pricing): Promise<Bill> {
  refuseWrongPlans({ payload, today, continuation })
  const prices = await priceListOf(payload, deps)
  const lines = [...itemLines(prices), ...subscriptionLines(prices), ...planLines(prices), ...giftLines(prices)]
  if (lines.length === 0) throw new ServiceRefusal(422, 'incomplete')
  return {
    lines,
    discountCodes: await codesOf({ payload, deps, lines }),
    needsAccount: payload.subscriptions.length + payload.subscription_plans.length > 0,
    needsShipping: lines.some((line) => line.kind !== 'gift' && line.kind !== 'addOn' && isShipped(prices, line)),
  }
}

/** Asked of the shop with the lines as its cart has them: a percentage is rounded on each. */
async function codesOf({ payload, deps, lines }: Pick<Pricing, 'payload' | 'deps'> & Pick<Bill, 'lines'>) {
  const { items, bundle_products, discount_codes: codes = [], locale } = payload
  if (codes.length === 0) return []
  const onPlans = lines.filter(({ kind }) => kind !== 'item' && kind !== 'addOn')
  const quoted = await deps.quote({ sales: [...items, ...bundle_products, ...onPlans], codes, locale })
  if (!quoted.ok) throw new ServiceRefusal(503, 'catalogue')
  return quoted.value
}

const isShipped = ({ find }: PriceList, { sku }: InvoiceLine) => find(sku).isShipped
type Planned = Pick<Pricing, 'payload' | 'today' | 'continuation'>

function refuseWrongPlans({ payload: { subscriptions, gifts }, today, continuation }: Planned) {
  for (const { child, ...subscription } of subscriptions) {
    const asked = { anchor: subscription.starting_kit_anchor, birthday: child.birthday, today }
    const fit = firstFit(asked, continuation)
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

/** No kit comes twice: a child who has had some goes on with the next one, whatever would fit the age. */
function firstFit(asked: Parameters<typeof fitOf>[0], continuation: Continuation | null) {
  const fit = fitOf(asked)
  if (!continuation || fit === 'agedOut') return fit
  return continuation.kit.anchor === asked.anchor ? 'fits' : 'invalid'
}

/** Kits, toys, courses: one line per sku. What is bought on a plan has its own way. */
function itemLines({ payload, find }: PriceList): InvoiceLine[] {
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

function subscriptionLines(prices: PriceList): InvoiceLine[] {
  const { payload, words } = prices
  return payload.subscriptions.flatMap((subscription) => {
    const kit = kitIn(subscription)
    const { size, payment_option, add_ons } = subscription
    const isLast = kitsFrom(kit) === size
    const paid = {
      paygo: () => (isLast ? words.lastKit : words.payPerKit),
      'pay-up-front': () => words.upFront(size),
      'recurring-pay-up-front': () => (canRenew(size, kitsFrom(kit)) ? words.renewing(size) : words.upFront(size)),
    }[payment_option]()
    const details = [kit.title, paid]
    const line = kitsLine(prices, { kit, size, kind: 'subscription', details })
    return add_ons.length > 0 ? [line, booksLine({ payload, words, size })] : [line]
  })
}

function booksLine({ payload, words, size }: Pick<PriceList, 'payload' | 'words'> & { size: number }): InvoiceLine {
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
    offer_id: null,
  }
}

function planLines({ payload, find, words }: PriceList): InvoiceLine[] {
  return payload.subscription_plans.map(({ sku }) => {
    const box = find(sku)
    if (box.productType !== 'ERC') throw invalid()
    return lineOf(box, { kind: 'plan', details: [words.monthlyBox] })
  })
}

function giftLines(prices: PriceList): InvoiceLine[] {
  const { payload, words } = prices
  return payload.gifts.map((gift) => {
    const { recipient_name, recipient_email, deliver_on } = gift.gift
    const day = longDay(deliver_on, intlLocale(payload.locale))
    const details = [words.giftFor(recipient_name), words.giftDay(recipient_email, day), words.giftFits]
    const line = kitsLine(prices, { kit: kitIn(gift), size: gift.size, kind: 'gift', details })
    return { ...line, title: words.gift(gift.size) }
  })
}

type Kits = { kit: Kit; size: number } & Pick<InvoiceLine, 'kind' | 'details'>

/** One kit at the variant's price, several at what the catalogue offers them for together. */
function kitsLine({ find, offers }: PriceList, { kit, size, kind, details }: Kits): InvoiceLine {
  const variant = find(subscriptionSku(kit, size))
  const line = lineOf(variant, { kind, details, kit_anchor: kit.anchor })
  const named = { ...line, title: variant.productTitle, picture: pictureOf(kit) }
  if (size === 1) return named
  const offer = offers.get(offerKey({ anchor: kit.anchor, size }))
  if (!offer) throw invalid()
  const { id: offer_id, amount: price, full_amount } = offer
  return { ...named, offer_id, price, total: price, full_price: Math.max(price, full_amount) }
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
    offer_id: null,
  }
}

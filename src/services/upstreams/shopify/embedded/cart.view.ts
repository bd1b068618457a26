import type { GiftCard, PricedCart, PricedCartLine } from './cart.pricing'
import { type ConnectionArguments, connect } from './connection'
import { deliveryGroups } from './delivery'
import { sumOf } from './discount.rules'
import { cartGid, gid } from './ids'
import type { Attribute } from './line.rules'
import { moneyV2 } from './market'
import { allocationOf, findPlan } from './selling-plans'

const attributeIn =
  (attributes: readonly Attribute[]) =>
  ({ key }: { key: string }) =>
    attributes.find((one) => one.key === key) ?? null

/** A cart as the wire shows it. Its amounts come before taxes and delivery, which are known at checkout. */
export function cartView(priced: PricedCart) {
  const { cart, scope, lines } = priced
  const { document, address } = cart
  return {
    __typename: 'Cart',
    id: cartGid(address),
    checkoutUrl: `${scope.origin}/cart/c/${address.token}?key=${address.key}`,
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: document.note,
    attributes: document.attributes,
    attribute: attributeIn(document.attributes),
    totalQuantity: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    lines: (args: ConnectionArguments) => connect(lines, args, (line) => lineView(line, priced)),
    ...costsOf(priced),
    buyerIdentity: {
      countryCode: document.country,
      email: document.email,
      phone: document.phone,
      customer: null,
      deliveryAddressPreferences: [],
      preferences: null,
      purchasingCompany: null,
    },
    discountCodes: priced.codes.map(({ code, applicable }) => ({ code, applicable })),
    discountAllocations: [],
    appliedGiftCards: () => giftCardViews(priced),
    delivery: { addresses: [] },
    deliveryGroups: (args: ConnectionArguments) => deliveryGroups(priced, args, (line) => lineView(line, priced)),
    metafield: null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
  }
}

const reductionOf = (id: string, { discount }: PricedCart) => discount?.allocations.get(id) ?? 0

function totalCents({ lines, discount }: PricedCart): number {
  const subtotal = lines.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0)
  return subtotal - (discount ? sumOf(discount.allocations) : 0)
}

function costsOf(priced: PricedCart) {
  const amount = moneyV2(totalCents(priced), priced.scope.market.currency)
  const amounts = { subtotalAmount: amount, totalAmount: amount, checkoutChargeAmount: amount }
  return {
    cost: {
      ...amounts,
      subtotalAmountEstimated: true,
      totalAmountEstimated: true,
      totalDutyAmount: null,
      totalDutyAmountEstimated: false,
      totalTaxAmount: null,
      totalTaxAmountEstimated: false,
    },
    estimatedCost: { ...amounts, totalDutyAmount: null, totalTaxAmount: null },
  }
}

type LineView = { __typename: 'CartLine'; id: string }

function lineView(priced: PricedCartLine, cart: PricedCart): LineView {
  const { line, merchandise } = priced
  const { product, variant, scope } = merchandise
  const plan = line.sellingPlanId === null ? null : findPlan(product, line.sellingPlanId)
  const parent = cart.lines.find(({ id }) => id === line.parentId)
  return {
    __typename: 'CartLine',
    id: line.id,
    ...{
      quantity: line.quantity,
      attributes: line.attributes,
      attribute: attributeIn(line.attributes),
      merchandise,
      ...lineCosts(priced, cart),
      discountAllocations: () => allocationsOf(priced, cart),
      sellingPlanAllocation: () => plan && allocationOf({ product, variant, plan, scope }),
      instructions: { canRemove: true, canUpdateQuantity: true },
      parentRelationship: () => (parent ? { parent: lineView(parent, cart) } : null),
    },
  }
}

function lineCosts({ id, merchandise, unitCents, subtotalCents }: PricedCartLine, cart: PricedCart) {
  const { currency } = cart.scope.market
  const compareAtCents = merchandise.variant.document.compareAtCents?.[currency]
  const amountPerQuantity = moneyV2(unitCents, currency)
  const compareAt = compareAtCents === undefined ? null : moneyV2(compareAtCents, currency)
  const subtotalAmount = moneyV2(subtotalCents, currency)
  const totalAmount = moneyV2(subtotalCents - reductionOf(id, cart), currency)
  return {
    cost: { amountPerQuantity, compareAtAmountPerQuantity: compareAt, subtotalAmount, totalAmount },
    estimatedCost: { amount: amountPerQuantity, compareAtAmount: compareAt, subtotalAmount, totalAmount },
  }
}

function allocationsOf({ id }: PricedCartLine, cart: PricedCart) {
  const cents = reductionOf(id, cart)
  if (!cart.discount || cents === 0) return []
  const { offer, code } = cart.discount
  const { currency } = cart.scope.market
  const value =
    offer.kind === 'percentage'
      ? { __typename: 'PricingPercentageValue', percentage: offer.percent }
      : moneyV2(offer.amountCents, currency)
  return [
    {
      __typename: 'CartCodeDiscountAllocation',
      code,
      discountedAmount: moneyV2(cents, currency),
      targetType: 'LINE_ITEM',
      discountApplication: { allocationMethod: 'ACROSS', targetSelection: 'ALL', targetType: 'LINE_ITEM', value },
    },
  ]
}

/** Gift cards pay what the others leave, in the order they were given. */
function giftCardViews(priced: PricedCart) {
  const { currency } = priced.scope.market
  let due = totalCents(priced)
  return priced.giftCards.map(({ id, document }: GiftCard) => {
    const used = Math.min(due, document.balanceCents[currency])
    due -= used
    const amountUsed = moneyV2(used, currency)
    const balance = moneyV2(document.balanceCents[currency], currency)
    return {
      __typename: 'AppliedGiftCard',
      id: gid('AppliedGiftCard', id),
      lastCharacters: document.lastCharacters,
      amountUsed,
      amountUsedV2: amountUsed,
      presentmentAmountUsed: amountUsed,
      balance,
      balanceV2: balance,
    }
  })
}

import { DELIVERY, deliveryCents, deliveryMethods, isServed } from '~/services/domain/delivery/delivery.rules'
import { localeOfCode } from '~/services/domain/locale'
import { type Vat, vatOf } from '~/services/domain/prices/tax.rules'
import { goodsOf, totalsOf } from '~/services/domain/prices/totals.rules'
import type { Checkout } from '../checkout-orchestration.contract'
import type { Invoice } from './checkout.tables'
import { afterwardsIn, kitDaysOf, laterStepsOf } from './later-steps'

/** How an invoice can be sent; none for one without a parcel. */
export function methodsOf(invoice: Invoice) {
  const { needsShipping, locale, lines } = invoice
  const hasSubscription = lines.some(({ kind }) => kind === 'subscription' || kind === 'plan')
  const { region } = localeOfCode(locale)
  const parcel = { region, goodsCents: goodsOf(lines), hasSubscription, leavesLater: leavesLater(invoice) }
  return needsShipping ? deliveryMethods(parcel) : []
}

/** A first kit that waits for a child (decided: E-111), and nothing beside it. */
const leavesLater = (invoice: Invoice) =>
  invoice.lines.every(({ kind }) => kind === 'subscription' || kind === 'addOn') &&
  kitDaysOf(invoice, Date.parse(invoice.createdAt)).first !== null

export function vatOfInvoice(invoice: Invoice) {
  const { needsShipping, shippingAddress, billingAddress, locale } = invoice
  const address = needsShipping ? shippingAddress : billingAddress
  return vatOf(address?.country ?? countryOf(invoice) ?? DELIVERY[localeOfCode(locale).region].home)
}

/** What the payload says, where the shop of its language sends there. */
function countryOf({ payload: { country_code: country }, locale }: Invoice): string | null {
  return country !== undefined && isServed(localeOfCode(locale).region, country) ? country : null
}

export function totalsOfInvoice(invoice: Invoice) {
  const shipping = deliveryCents(methodsOf(invoice), invoice.deliveryMethod)
  return totalsOf({ lines: invoice.lines, codes: invoice.discountCodes, shipping, vat: vatOfInvoice(invoice) })
}

const taxIn = ({ permille, isIncluded }: Vat) => ({ tax_rate: permille / 10, taxes_included: isIncluded })

/** An invoice as the wire shows it, at that moment. */
export function checkoutOf(invoice: Invoice, epochMs: number): Checkout {
  const kitDays = kitDaysOf(invoice, epochMs)
  const { made } = invoice
  return {
    uuid: invoice.uuid,
    status: invoice.status,
    source: invoice.source,
    locale: invoice.locale,
    currency_code: invoice.currency,
    country_code: countryOf(invoice),
    needs_account: invoice.needsAccount,
    needs_shipping: invoice.needsShipping,
    user_uuid: invoice.userUuid,
    email: invoice.email,
    phone_number: invoice.phoneNumber,
    shipping_address: invoice.shippingAddress,
    billing_address: invoice.billingAddress,
    delivery_method: invoice.deliveryMethod,
    delivery_methods: methodsOf(invoice),
    lines: invoice.lines.map(({ product_type: _type, offer_id: _offer, ...line }) => line),
    ...totalsOfInvoice(invoice),
    ...taxIn(vatOfInvoice(invoice)),
    later_charges: laterStepsOf(invoice, epochMs).map(({ hasBooks, sum, ...step }) => ({
      ...step,
      has_books: hasBooks,
      sum: sum.amountCents,
    })),
    afterwards: afterwardsIn(invoice, epochMs),
    child_name: invoice.payload.subscriptions[0]?.child.name ?? null,
    first_kit_on: kitDays.first,
    first_kit_follows: invoice.payload.subscriptions.some(({ first_on }) => first_on !== undefined),
    next_kit_on: kitDays.next,
    payment_failure: invoice.paymentFailure,
    order: invoice.status === 'confirmed' ? (made.order ?? null) : null,
    subscription_uuid: invoice.status === 'confirmed' ? (made.subscription ?? null) : null,
    child_uuid: invoice.status === 'confirmed' ? (made.child ?? null) : null,
    expires_at: invoice.expiresAt,
  }
}

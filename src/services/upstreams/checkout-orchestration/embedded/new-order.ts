import { kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { intlLocale } from '~/services/domain/locale'
import { formatMoney } from '~/services/domain/money/money'
import type { OrderFields, OrderLine } from '~/services/domain/orders/order.contract'
import { isApplied, sumOfCodes } from '~/services/domain/prices/discount-code.rules'
import { vatOf } from '~/services/domain/prices/tax.rules'
import type { Invoice, InvoiceLine } from './checkout.tables'
import { shownGiftCode } from './gift-code'
import { totalsOfInvoice } from './invoice-view'
import { kitDaysOf } from './later-steps'

/** The order of a paid invoice. Where nothing is sent, it names the address of whoever paid. */
export function newOrderOf(invoice: Invoice, payment_label: string): OrderFields {
  const { subtotal, discount, discount_codes, shipping, tax, total } = totalsOfInvoice(invoice)
  const codes = discount_codes.filter(isApplied)
  const address = invoice.shippingAddress ?? invoice.billingAddress
  const shipsOn = shipsOnOf(invoice)
  if (!address || !invoice.email) throw new Error('an invoice was paid without an address')
  return {
    user_uuid: invoice.userUuid,
    email: invoice.email,
    shipping_address: { ...address, original_uuid: invoice.made.address ?? null },
    billing_address: invoice.billingAddress ?? address,
    shipping_method: invoice.deliveryMethod ?? 'none',
    payment_label,
    line_items: invoice.lines.map((line) => orderLineOf(invoice, line)),
    subtotal_price: subtotal,
    total_shipping: shipping,
    total_tax: tax,
    total_price: total,
    total_discounts: discount + sumOfCodes(discount_codes),
    ...(codes.length > 0 ? { discount_codes: codes } : {}),
    total_tariff: 0,
    currency_code: invoice.currency,
    taxes_included: vatOf(address.country).isIncluded,
    checkout_uuid: invoice.uuid,
    ...(beginsSubscription(invoice) ? { begins_subscription: true } : {}),
    ...(shipsOn ? { ships_on: shipsOn } : {}),
  }
}

const beginsSubscription = ({ payload }: Invoice) =>
  payload.subscriptions.length > 0 || payload.subscription_plans.length > 0

/**
 * A first kit that comes later than the order; what is bought beside it does not wait. By the day on which the checkout was
 * started, so that a second try writes the same order.
 */
function shipsOnOf(invoice: Invoice) {
  const isAllKits = invoice.lines.every(({ kind }) => kind === 'subscription' || kind === 'addOn')
  return isAllKits ? kitDaysOf(invoice, Date.parse(invoice.createdAt)).first : null
}

function orderLineOf({ locale, currency, giftCode }: Invoice, line: InvoiceLine): OrderLine {
  const { sku, quantity, price, full_price, kind, kit_anchor, product_type, picture } = line
  const saved = full_price - price
  const isPlayKits = kind === 'subscription' || kind === 'gift'
  return {
    sku,
    quantity,
    price,
    properties: {
      product_type,
      ...titlesOf(line),
      ...(kit_anchor ? { kit_anchor } : {}),
      ...(picture && !kit_anchor ? { picture } : {}),
      ...(isPlayKits && saved > 0
        ? {
            puf_discount: String(saved),
            puf_discount_display: formatMoney({ amountCents: saved, currency }, intlLocale(locale)),
          }
        : {}),
      ...(kind === 'gift' && giftCode ? { gifting_order_activation_code: shownGiftCode(giftCode) } : {}),
    },
  }
}

/** Like every later order of a subscription, its first one is called by the kit that it brings. How many are paid with it stands below. */
function titlesOf({ kind, title, details, kit_anchor, offer_id }: InvoiceLine) {
  const kit = kind === 'subscription' && kit_anchor ? kitOfAnchor(kit_anchor) : undefined
  if (!kit) return { title }
  const paid = details.filter((detail) => detail !== kit.title).join(' / ')
  return { title: kit.title, ...(offer_id === null ? {} : { variant_title: paid }) }
}

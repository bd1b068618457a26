import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { CivilDate } from '../dates/civil-date.contract'
import { Currency } from '../money/money.contract'
import { AddressFields } from '../people/address.contract'
import { DiscountCode } from '../prices/discount-code.contract'

/** What an order's line says besides its sku; every value is text. */
const LineProperties = z.object({
  product_type: z.string(),
  title: z.string(),
  /** what was chosen with it, by ' / ' where it is several things (S-068) */
  variant_title: z.string().optional(),
  kit_anchor: z.string().optional(),
  puf_discount: z.string().optional(),
  puf_discount_display: z.string().optional(),
  gifting_order_activation_code: z.string().optional(),
  /** the picture's name on the media endpoint, of what is no kit */
  picture: z.string().optional(),
})

/** `price` is cents for one piece. */
export const OrderLine = z.object({
  sku: z.string(),
  quantity: z.number().int().positive(),
  price: z.number().int(),
  properties: LineProperties,
})
export type OrderLine = z.infer<typeof OrderLine>

const Fulfilment = z.enum(['fulfilled', 'unfulfilled', 'fulfillment_in_progress'])

/** `by`: which ledger has it. `key`: by which it stands there. */
const OrderPayment = z.object({ by: z.enum(['card', 'credit']), key: z.string().min(1).max(120) })

/** An order. Amounts are cents of `currency_code`; `created_at` is ISO 8601 UTC. */
export const Order = z.object({
  /** the identifier that fulfilment uses, e.g. "PC-100042" */
  id: z.string(),
  user_uuid: Uuid.nullable(),
  email: z.email(),
  created_at: z.iso.datetime(),
  /** a path of this shop */
  status_url: z.string().regex(/^\/(?![/\\])/),
  fulfillment_status: Fulfilment,
  shipping_address: z.object({ ...AddressFields.shape, original_uuid: Uuid.nullable() }),
  /** of who paid; absent: nobody has said it */
  billing_address: AddressFields.optional(),
  shipping_method: z.string(),
  payment_label: z.string(),
  line_items: z.array(OrderLine),
  subtotal_price: z.number().int(),
  total_shipping: z.number().int(),
  total_tax: z.number().int(),
  total_price: z.number().int(),
  /** what is saved on full prices, and what codes take off */
  total_discounts: z.number().int(),
  /** the part of it that codes take off */
  discount_codes: z.array(DiscountCode).optional(),
  total_tariff: z.number().int(),
  currency_code: Currency,
  taxes_included: z.boolean(),
  /** the day before which nothing of it leaves; absent: it leaves as soon as it is packed */
  ships_on: CivilDate.optional(),
  /** the checkout that it ended; absent: the order of something that was agreed upon before */
  checkout_uuid: Uuid.optional(),
  /** a subscription begins with it */
  begins_subscription: z.boolean().optional(),
  /** the same of an order that no checkout wrote: what begins with it, or begins again, and what paid for it */
  begins: z.object({ of: z.enum(['kits', 'boxes']), subscription_id: Uuid, payment: OrderPayment }).optional(),
  /** the last day on which who bought it may withdraw from it (decided: E-101); absent: no law says so, or it belongs to an earlier contract */
  withdrawable_until: CivilDate.optional(),
  withdrawn_at: z.iso.datetime().optional(),
})
export type Order = z.infer<typeof Order>

/**
 * An order as whoever sells writes it. `created_at` and `fulfillment_status` are for orders of the past (imports, the
 * seed), and stay as they are; otherwise an order is of now, not sent yet, and leaves on its day.
 */
export const OrderFields = Order.omit({ id: true, status_url: true, withdrawable_until: true, withdrawn_at: true })
  .extend({ created_at: z.iso.datetime().optional(), fulfillment_status: Fulfilment.default('unfulfilled') })
  .strict()
export type OrderFields = z.input<typeof OrderFields>

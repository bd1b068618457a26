import { z } from 'zod'
import { Currency } from '~/services/domain/money/money.contract'
import { AddressFields } from '~/services/domain/people/address.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'
import { Uuid } from '~/services/platform/wire/wire.contract'

/** What an order's line says besides its sku; every value is text. */
const LineProperties = z.object({
  product_type: z.string(),
  title: z.string(),
  kit_anchor: z.string().optional(),
  puf_discount: z.string().optional(),
  puf_discount_display: z.string().optional(),
  gifting_order_activation_code: z.string().optional(),
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
  shipping_method: z.string(),
  payment_label: z.string(),
  line_items: z.array(OrderLine),
  subtotal_price: z.number().int(),
  total_shipping: z.number().int(),
  total_tax: z.number().int(),
  total_price: z.number().int(),
  total_discounts: z.number().int(),
  total_tariff: z.number().int(),
  currency_code: Currency,
  taxes_included: z.boolean(),
})
export type Order = z.infer<typeof Order>

/**
 * POST /orders (services only), with an idempotency key: one order per key. `created_at` and `fulfillment_status` are for
 * orders of the past (imports, the seed); otherwise an order is of now and not sent yet.
 */
export const NewOrder = z.strictObject({
  order: Order.omit({ id: true, status_url: true })
    .extend({ created_at: z.iso.datetime().optional(), fulfillment_status: Fulfilment.default('unfulfilled') })
    .strict(),
})
export type NewOrder = z.input<typeof NewOrder>
export const OrderAnswer = z.object({ order: Order })
/** GET /users/{uuid}/orders (S-347), newest first, at most 50. GET /orders/{id} (services only): `OrderAnswer`. */
export const OrdersAnswer = z.object({ orders: z.array(Order) })

/** What the next order of a subscription will hold, before it exists; `item_uuids` are its scheduled items. */
export const DraftOrder = z.object({
  id: z.string(),
  metadata: z.object({ subscription_uuid: Uuid, item_uuids: z.array(Uuid) }),
  line_items: z.array(OrderLine),
  total_price: z.number().int(),
  currency_code: Currency,
})
export type DraftOrder = z.infer<typeof DraftOrder>
/** GET /users/{uuid}/draft_orders?metadata[subscription_uuids]=a,b (S-347) */
export const DraftOrdersAnswer = z.object({ draft_orders: z.array(DraftOrder) })
/** PUT /draft_orders/{subscription_uuid} (services only): the one draft of a subscription; null takes it away. */
export const DraftOrderChange = z.strictObject({
  user_uuid: Uuid,
  draft_order: DraftOrder.omit({ id: true }).nullable(),
})
export type DraftOrderChange = z.infer<typeof DraftOrderChange>

export type OrderManagerError = AccountError

import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { Currency } from '~/services/domain/money/money.contract'
import { Order, OrderFields, OrderLine } from '~/services/domain/orders/order.contract'
import { AddressFields } from '~/services/domain/people/address.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'

/** POST /orders (services only), with an idempotency key: one order per key. */
export const NewOrder = z.strictObject({ order: OrderFields })
export type NewOrder = z.input<typeof NewOrder>
export const OrderAnswer = z.object({ order: Order })
/** The list of somebody's orders comes in pages, the newest on the first. */
export const OrdersQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) })
/** GET /users/{uuid}/orders (S-347), newest first, 50 on a page; `has_more`: a page follows. GET /users/{uuid}/orders/{id}, and GET /orders/{id} (services only): `OrderAnswer`. */
export const OrdersAnswer = z.object({ orders: z.array(Order), has_more: z.boolean().default(false) })

/**
 * PATCH /users/{uuid}/orders: what has not left goes where that address of the account is now, as long as that is in the same
 * country and state, whose tax is in the order. Says what shall be, so that a second time does no harm.
 */
export const OrdersChange = z.strictObject({ sent_to: Uuid, shipping_address: AddressFields })
export type OrdersChange = z.infer<typeof OrdersChange>
export const ChangedOrdersAnswer = z.object({ changed: z.number().int() })

/**
 * POST /orders/{id}/withdrawals (services only; decided: E-101): once, however often; 422 with `notOpen` or `tooLate`, judged by
 * when it was declared, however late that comes here. `user_uuid`: null for a guest's order. `OrderAnswer`.
 */
export const NewWithdrawal = z.strictObject({ user_uuid: Uuid.nullable(), declared_at: z.iso.datetime() })

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

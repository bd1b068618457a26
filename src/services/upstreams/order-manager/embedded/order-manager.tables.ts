import { index, integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import type { Order } from '~/services/domain/orders/order.contract'
import { instant } from '~/services/platform/database/columns'
import type { DraftOrder } from '../order-manager.contract'

export const orderManagerSchema = pgSchema('order_manager')

/** A number is taken and never given back: an order that is not written leaves a gap. */
export const orderNumbers = orderManagerSchema.sequence('order_numbers', { startWith: 100001 })

export const orders = orderManagerSchema.table(
  'orders',
  {
    id: text().primaryKey(),
    number: integer().notNull().unique(),
    /** null: a guest's */
    userUuid: uuid('user_uuid'),
    createdAt: instant('created_at').notNull(),
    document: jsonb()
      .$type<Omit<Order, 'id' | 'user_uuid' | 'created_at' | 'status_url' | 'withdrawable_until'>>()
      .notNull(),
  },
  (table) => [index('orders_of_user').on(table.userUuid, table.createdAt)],
)

export const draftOrders = orderManagerSchema.table(
  'draft_orders',
  {
    subscriptionUuid: uuid('subscription_uuid').primaryKey(),
    id: uuid().notNull(),
    userUuid: uuid('user_uuid').notNull(),
    document: jsonb().$type<Omit<DraftOrder, 'id'>>().notNull(),
  },
  (table) => [index('draft_orders_of_user').on(table.userUuid)],
)

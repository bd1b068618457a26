import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgSchema, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Currency } from '~/services/domain/money/money'
import type { PaymentSource } from '~/services/domain/payment/payment-label.rules'
import { instant } from '~/services/platform/database/columns'

export const catalogSchema = pgSchema('catalog')

export const paymentMethods = catalogSchema.table(
  'payment_methods',
  {
    uuid: uuid().primaryKey(),
    userUuid: uuid('user_uuid').notNull(),
    source: jsonb().$type<PaymentSource>().notNull(),
    /** by which the gateway charges again */
    gatewayToken: text('gateway_token').notNull(),
    billingAddressUuid: uuid('billing_address_uuid'),
    isPrimary: boolean('is_primary').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('one_method_of_a_token').on(table.userUuid, table.gatewayToken),
    uniqueIndex('one_primary_method').on(table.userUuid).where(sql`is_primary`),
  ],
)

export const credits = catalogSchema.table('credits', {
  userUuid: uuid('user_uuid').primaryKey(),
  advocateRewardsCents: integer('advocate_rewards_cents').notNull(),
  currency: text().$type<Currency>().notNull(),
})

/** What was paid from it. */
export const creditDraws = catalogSchema.table(
  'credit_draws',
  {
    /** of who drew: each draws once */
    key: text().primaryKey(),
    userUuid: uuid('user_uuid').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text().$type<Currency>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** it was given back */
    returnedAt: instant('returned_at'),
  },
  (table) => [index('credit_draws_of_user').on(table.userUuid)],
)

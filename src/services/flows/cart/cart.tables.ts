import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import { web } from '~/services/platform/database/web.tables'

/** An add under way: its key, what it asked for, and how many pieces of each variant the cart held before. */
export type Adding = { key: string; requestHash: string; before: Record<string, number> }

/**
 * A visitor's cart: the cookie's token is kept as a hash, Shopify's cart id never leaves the server. `sequence` is that
 * of the last accepted intents (decided: E-104), `batch` counts the adds. Who holds the lease changes the cart.
 */
export const carts = web.table(
  'carts',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** the only id that is shown */
    publicId: uuid('public_id').notNull().unique(),
    shopifyCartId: text('shopify_cart_id'),
    sequence: bigint({ mode: 'number' }).notNull().default(0),
    batch: integer().notNull().default(0),
    /** an add that was sent to the shop and has no answer yet */
    adding: jsonb().$type<Adding>(),
    lease: uuid(),
    leasedUntil: instant('leased_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.updatedAt)],
)

import { bigint, index, integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import { web } from '~/services/platform/database/web.tables'

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
    lease: uuid(),
    leasedUntil: instant('leased_until'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index().on(table.updatedAt)],
)

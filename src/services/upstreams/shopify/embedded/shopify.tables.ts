import { index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core'
import { instant } from '~/services/platform/database/columns'
import type { CartDocument } from './cart.store'
import type { MediaEntry, SeedCollection, SeedShop } from './catalogue.contract'
import type { DiscountDocument, GiftCardDocument, ProductDocument, VariantDocument } from './records'

export const shopify = pgSchema('shopify')

/** `position` is the order of the seed: what a MANUAL collection shows. */
export const products = shopify.table('products', {
  id: text().primaryKey(),
  handle: text().notNull().unique(),
  position: integer().notNull(),
  document: jsonb().$type<ProductDocument>().notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Stock and sales move on their own, so they are columns; null stock is not counted. */
export const variants = shopify.table(
  'variants',
  {
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    position: integer().notNull(),
    document: jsonb().$type<VariantDocument>().notNull(),
    stock: integer(),
    sold: integer().notNull().default(0),
  },
  (table) => [index().on(table.productId)],
)

export const collections = shopify.table('collections', {
  id: text().primaryKey(),
  handle: text().notNull().unique(),
  position: integer().notNull(),
  document: jsonb().$type<SeedCollection>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** One row: the shop itself and what is known of its pictures. */
export const shops = shopify.table('shops', {
  id: integer().primaryKey(),
  document: jsonb().$type<SeedShop>().notNull(),
  media: jsonb().$type<Record<string, MediaEntry>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** One row: `catalogue` counts changes of products, collections and shop, `stock` those of stock and sales. */
export const revisions = shopify.table('revisions', {
  id: integer().primaryKey(),
  catalogue: integer().notNull(),
  stock: integer().notNull(),
})

/** Codes are kept in capitals: customers write them as they like. */
export const discounts = shopify.table('discounts', {
  code: text().primaryKey(),
  document: jsonb().$type<DiscountDocument>().notNull(),
})

export const giftCards = shopify.table('gift_cards', {
  id: text().primaryKey(),
  codeHash: text('code_hash').notNull().unique(),
  document: jsonb().$type<GiftCardDocument>().notNull(),
})

/** `token` is public, the key that opens the cart is kept as a hash. A completed cart answers no more. */
export const carts = shopify.table(
  'carts',
  {
    token: text().primaryKey(),
    keyHash: text('key_hash').notNull(),
    document: jsonb().$type<CartDocument>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [index().on(table.updatedAt)],
)

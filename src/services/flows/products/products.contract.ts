import { z } from 'zod'
import { VariantId } from '~/services/domain/products/product.contract'
import type { Outage } from '~/services/domain/result'

/** Answer of GET /api/inventory (S-194, S-340): one record per variant, the product's own order. */
export const Inventory = z.object({
  inventoryData: z.array(z.object({ variantId: VariantId, isBelowThreshold: z.boolean() })),
})
export type Inventory = z.infer<typeof Inventory>

/** GET /api/inventory?productId=&threshold=: both are required (S-306); productId as gid or as its number. */
export const InventoryQuery = z.object({
  productId: z
    .string()
    .regex(/^(gid:\/\/shopify\/Product\/)?\d{1,20}$/)
    .transform((id) => (id.startsWith('gid:') ? id : `gid://shopify/Product/${id}`)),
  threshold: z.coerce.number().int().min(0).max(1_000_000),
})

/** A read of the shop that gave nothing. `notFound`: the shop has no such product, collection or variant. */
export type ShopError = Outage | { kind: 'notFound' }

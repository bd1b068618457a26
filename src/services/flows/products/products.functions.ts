import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { isBelowThreshold } from '~/services/domain/kits/inventory.rules'
import { LOCALE_CODES, localeOfCode } from '~/services/domain/locale'
import { Handle, type Inventory, InventoryQuery } from '~/services/domain/products/product.contract'
import { shop } from '~/services/flows/cart/shop.server'

const handles = z.array(Handle).max(50)
const locale = z.enum(LOCALE_CODES).transform(localeOfCode)

/** One product by its handle; `notFound` when the shop has none. Public: needs no sign-in. */
export const getProduct = createServerFn()
  .validator(z.object({ handle: Handle, locale }))
  .handler(async ({ data }) => (await shop()).catalogue.product(data.handle, data.locale))

/** Products in the order asked; those that the shop does not know are left out. */
export const getProducts = createServerFn()
  .validator(z.object({ handles, locale }))
  .handler(async ({ data }) => (await shop()).catalogue.products(data.handles, data.locale))

/** Which variants of a product run low (S-194, S-306). */
export const getInventory = createServerFn()
  .validator(InventoryQuery.extend({ locale }))
  .handler(async ({ data }) => {
    const stock = await (await shop()).catalogue.stock(data.productId, data.locale)
    if (!stock.ok) return stock
    const inventoryData = stock.value.map((variant) => ({
      variantId: variant.id,
      isBelowThreshold: isBelowThreshold(variant, data.threshold),
    }))
    return { ok: true as const, value: { inventoryData } satisfies Inventory }
  })

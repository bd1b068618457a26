import { z } from 'zod'
import type { Db } from '~/services/platform/database/database.server'
import { bodyOf, type Control } from '~/services/platform/wire/control'
import { setStock, stockOf } from './stock'

const Sku = z.string().min(1).max(64)
const Stock = z.strictObject({ sku: Sku, stock: z.number().int().min(0).nullable() })

const unknownSku = () => Response.json({ error: 'There is no such sku.' }, { status: 404 })

/** POST `{ sku, stock }` sets what is left of a sku (null: not counted), GET `?sku=` reads it with the variant's id. */
export const stockControl = (db: Db): Control => ({
  GET: async (request) => {
    const sku = Sku.safeParse(new URL(request.url).searchParams.get('sku'))
    const found = sku.success ? await stockOf(db, sku.data) : null
    return found ? Response.json({ sku: sku.data, ...found }) : unknownSku()
  },
  POST: async (request) => {
    const change = await bodyOf(Stock, request)
    return (await setStock(db, change.sku, change.stock)) ? Response.json(change) : unknownSku()
  },
})

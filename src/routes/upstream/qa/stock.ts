import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { database } from '~/services/platform/database/database.server'
import { forQa, readAs } from '~/services/request/pipeline/qa.server'
import { notAllowed, Refusal } from '~/services/request/pipeline/refusal.server'
import { setStock, stockOf } from '~/services/upstreams/shopify/embedded/stock'

const Sku = z.string().min(1).max(64)
const Stock = z.strictObject({ sku: Sku, stock: z.number().int().min(0).nullable() })

/** POST `{ sku, stock }` sets what is left of a sku (null: not counted), GET `?sku=` reads it. */
export const Route = createFileRoute('/upstream/qa/stock')({
  server: {
    handlers: {
      GET: ({ request }) => read(request),
      POST: ({ request }) => write(request),
      ANY: notAllowed('GET, POST'),
    },
  },
})

const read = forQa(async (request) => {
  const sku = Sku.safeParse(new URL(request.url).searchParams.get('sku'))
  const stock = sku.success ? await stockOf(await database(), sku.data) : undefined
  if (stock === undefined) throw new Refusal(404)
  return Response.json({ sku: sku.data, stock })
})

const write = forQa(async (request) => {
  const change = await readAs(Stock, request)
  if (!(await setStock(await database(), change.sku, change.stock))) throw new Refusal(404)
  return Response.json(change)
})

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { raw } from './raw-request'
import type { Server } from './server'

const Toys = z.array(z.object({ variants: z.array(z.object({ sku: z.string(), stock: z.number().nullable() })) }))
const Answer = z.object({ variantId: z.string() })

/** A toy of the seed with forty pieces or more: its id at the server's shop. */
export async function seededVariant(server: Server): Promise<string> {
  const toys = Toys.parse(JSON.parse(readFileSync('src/content/seed/products/toys.json', 'utf8')))
  const plenty = toys.flatMap(({ variants }) => variants).find(({ stock }) => stock === null || stock >= 40)
  if (!plenty) throw new Error('the seed has no toy in stock')
  const path = `/upstream/qa/stock?${new URLSearchParams({ sku: plenty.sku })}`
  const { text } = await raw(server, path, { headers: { origin: server.url, 'x-qa-key': server.qaKey } })
  return Answer.parse(JSON.parse(text)).variantId
}

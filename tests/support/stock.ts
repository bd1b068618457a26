import { z } from 'zod'
import type { Db } from '~/services/platform/database/database.server'
import { controlsOver } from '~/services/upstreams/composition-root.server'

const Answer = z.object({ sku: z.string(), variantId: z.string(), stock: z.number().nullable() })

/** What QA sets and reads of a sku, over a database of the test's own. */
export async function setStock(db: Db, sku: string, stock: number | null): Promise<void> {
  const body = JSON.stringify({ sku, stock })
  const answer = await controlsOver(db).stock.POST?.(new Request(WHERE, { method: 'POST', body }))
  if (!answer?.ok) throw new Error(`${sku}: ${answer?.status}`)
}

/** What is left of a sku; null is not counted. */
export const stockOf = async (db: Db, sku: string) => (await variantOf(db, sku)).stock

/** The variant's id at the shop. */
export const merchandiseOf = async (db: Db, sku: string) => (await variantOf(db, sku)).variantId

async function variantOf(db: Db, sku: string) {
  const answer = await controlsOver(db).stock.GET?.(new Request(`${WHERE}?${new URLSearchParams({ sku })}`))
  return Answer.parse(await answer?.json())
}

const WHERE = 'http://shop.test/upstream/qa/stock'

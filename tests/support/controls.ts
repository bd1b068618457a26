import { z } from 'zod'
import type { Db } from '~/services/platform/database/database.server'
import type { Control } from '~/services/platform/wire/control'
import { controlsOver } from '~/services/upstreams/composition-root.server'

const Answer = z.object({ sku: z.string(), variantId: z.string(), stock: z.number().nullable() })

/** What QA sets and reads of a sku, over a database of the test's own. */
export async function setStock(db: Db, sku: string, stock: number | null): Promise<void> {
  await post(controlsOver(db).stock, { sku, stock })
}

/** A flag for everybody; null: what it is otherwise. */
export async function setFlag(db: Db, key: string, value: string | null): Promise<void> {
  await post(controlsOver(db).flags, { key, value })
}

async function post(control: Control, body: object) {
  const answer = await control.POST?.(new Request(WHERE, { method: 'POST', body: JSON.stringify(body) }))
  if (!answer?.ok) throw new Error(`${JSON.stringify(body)}: ${answer?.status}`)
}

/** What is left of a sku; null is not counted. */
export const stockOf = async (db: Db, sku: string) => (await variantOf(db, sku)).stock

/** The variant's id at the shop. */
export const merchandiseOf = async (db: Db, sku: string) => (await variantOf(db, sku)).variantId

async function variantOf(db: Db, sku: string) {
  const answer = await controlsOver(db).stock.GET?.(new Request(`${WHERE}?${new URLSearchParams({ sku })}`))
  return Answer.parse(await answer?.json())
}

const WHERE = 'http://shop.test/upstream/qa'

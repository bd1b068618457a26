import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../clock/clock'
import type { Db } from '../database/database.server'
import type { Sweep } from '../database/sweep'
import { effects } from './wire.tables'

const DAY_MS = 24 * 3600 * 1000

export class KeyReused extends Error {}

type Once<T> = {
  db: Db
  clock: Clock
  /** service and operation: the same key means nothing elsewhere */
  scope: string
  key: string
  /** what was asked; another body with the same key throws `KeyReused` */
  body: unknown
  work: (tx: Db) => Promise<T>
}

/**
 * One effect per key, whole or not at all: the key's row is written in the transaction of its effect, so that a killed
 * process leaves both or neither, and of parallel requests the second waits and gets the first one's answer.
 */
export function once<T>({ db, clock, scope, key, body, work }: Once<T>): Promise<T> {
  const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const createdAt = new Date(clock.now()).toISOString()
  const which = and(eq(effects.scope, scope), eq(effects.key, key))
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(effects)
      .values({ scope, key, requestHash, createdAt })
      .onConflictDoNothing()
      .returning({ key: effects.key })
    if (claimed.length === 0) return knownAnswer<T>(await tx.select().from(effects).where(which), requestHash)
    const answer = await work(tx)
    await tx
      .update(effects)
      .set({ answer: { body: answer } })
      .where(which)
    return answer
  })
}

function knownAnswer<T>([row]: (typeof effects.$inferSelect)[], requestHash: string): T {
  if (!row || row.requestHash !== requestHash) throw new KeyReused('this key came with another request')
  // written by the same scope's work, beside its type
  return row.answer?.body as T
}

/** Keys are kept for 24 hours. */
export const EFFECTS_SWEEP: Sweep = { table: effects, by: effects.createdAt, keptMs: DAY_MS }

import { createHash } from 'node:crypto'
import { and, eq, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Clock } from '../clock/clock'
import type { Db } from '../database/database.server'
import { idempotency } from './idempotency.tables'

const DAY_MS = 24 * 3600 * 1000
/** No request has this hash. */
const NO_REQUEST = ''
/** Longer than any request lives: what still runs then died with its process. */
const ABANDONED_MS = 60_000

/**
 * `new`: nobody had this key. `unknown`: a first try ended without an answer; `outcome` is what it noted before.
 * `done`: `outcome` is what it answered. `reused`: the key came with another request. `running`: it has not ended.
 */
type Claim =
  | { kind: 'new' }
  | { kind: 'unknown'; outcome: unknown }
  | { kind: 'done'; outcome: unknown }
  | { kind: 'reused' }
  | { kind: 'running' }

export type Idempotency = {
  claim(request: { scope: string; key: string; body: unknown }): Promise<Claim>
  settle(request: { scope: string; key: string; state: 'done' | 'unknown'; outcome: unknown }): Promise<void>
  /** Another try may claim the key afresh. */
  release(request: { scope: string; key: string }): Promise<void>
  /** Whatever still comes with this key is refused as `reused`; what is done stays done. */
  forbid(request: { scope: string; key: string }): Promise<void>
  /** Keys are kept for 24 hours. */
  forgetOld(): Promise<void>
}

/** Client keys: one effect per key, however often and however parallel the request comes (security.md E). */
export function createIdempotency({ db, clock }: { db: Db; clock: Clock }): Idempotency {
  const iso = (before = 0) => new Date(clock.now() - before).toISOString()

  return {
    claim: ({ body, ...which }) => claimKey(db, { ...which, requestHash: hashOf(body), iso }),
    async settle({ state, outcome, ...which }) {
      await db.update(idempotency).set({ state, outcome }).where(at(which))
    },
    async release(which) {
      await db.delete(idempotency).where(at(which))
    },
    async forbid({ scope, key }) {
      const values = { scope, key, requestHash: NO_REQUEST, state: 'done' as const, createdAt: iso() }
      await write(db, { values, where: ne(idempotency.state, 'done') })
    },
    async forgetOld() {
      await db.delete(idempotency).where(lt(idempotency.createdAt, iso(DAY_MS)))
    },
  }
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

type Which = { scope: string; key: string }

const at = ({ scope, key }: Which) => and(eq(idempotency.scope, scope), eq(idempotency.key, key))

type Claiming = Which & { requestHash: string; iso: (before?: number) => string }

async function claimKey(db: Db, { scope, key, requestHash, iso }: Claiming): Promise<Claim> {
  const values = { scope, key, requestHash, state: 'running' as const, createdAt: iso(), outcome: null }
  const isOver = or(
    lt(idempotency.createdAt, iso(DAY_MS)),
    and(eq(idempotency.state, 'running'), lt(idempotency.createdAt, iso(ABANDONED_MS))),
  )
  if (await write(db, { values, where: isOver })) return { kind: 'new' }
  const [row] = await db.select().from(idempotency).where(at({ scope, key }))
  if (!row) return { kind: 'new' }
  if (row.requestHash !== requestHash) return { kind: 'reused' }
  return row.state === 'running' ? { kind: 'running' } : { kind: row.state, outcome: row.outcome }
}

type Writing = { values: typeof idempotency.$inferInsert; where: SQL | undefined }

/** A key that nobody has, or one that `where` frees. False where somebody else's stands. */
async function write(db: Db, { values, where }: Writing): Promise<boolean> {
  const written = await db
    .insert(idempotency)
    .values(values)
    .onConflictDoUpdate({ target: [idempotency.scope, idempotency.key], set: values, setWhere: where })
    .returning()
  return written.length > 0
}

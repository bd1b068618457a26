import { createHash } from 'node:crypto'
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Clock } from '../clock/clock'
import type { Db } from '../database/database.server'
import type { Sweep } from '../database/sweep'
import { count } from '../telemetry/telemetry.server'
import { idempotency } from './idempotency.tables'

const DAY_MS = 24 * 3600 * 1000
/** No request has this hash. */
const NO_REQUEST = ''

type Which = { scope: string; key: string }
type Request = Which & { requestHash: string }

/** `new`: nothing was done with this key. `done`: this very request was. `reused`: the key belongs to another one. */
type Known = 'new' | 'done' | 'reused'

export type Idempotency = {
  find(request: Request): Promise<Known>
  /** The request is done, whatever comes with its key from now on. */
  keep(request: Request): Promise<void>
  /** Whatever still comes with this key is refused as `reused`; what is done stays done. */
  forbid(which: Which): Promise<void>
}

/** Keys are kept for 24 hours. */
export const IDEMPOTENCY_SWEEP: Sweep = { table: idempotency, by: idempotency.createdAt, keptMs: DAY_MS }

export const requestHashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Client keys whose effect is elsewhere: one effect per key, however often and however parallel the request comes
 * (security.md E). What is under way is not noted here but in the row that whoever asks has leased: only its holder can
 * tell whether an effect has arrived.
 */
export function createIdempotency({ db, clock }: { db: Db; clock: Clock }): Idempotency {
  const iso = (before = 0) => new Date(clock.now() - before).toISOString()
  const write = async (request: Request) => {
    const values = { ...request, createdAt: iso() }
    await db
      .insert(idempotency)
      .values(values)
      .onConflictDoUpdate({
        target: [idempotency.scope, idempotency.key],
        set: values,
        setWhere: lt(idempotency.createdAt, iso(DAY_MS)),
      })
  }
  return {
    async find({ scope, key, requestHash }) {
      const isKept = and(
        eq(idempotency.scope, scope),
        eq(idempotency.key, key),
        gte(idempotency.createdAt, iso(DAY_MS)),
      )
      const [row] = await db.select({ hash: idempotency.requestHash }).from(idempotency).where(isKept)
      const known = row ? (row.hash === requestHash ? 'done' : 'reused') : 'new'
      count('playchart.idempotency.claims', { 'playchart.claim': known })
      return known
    },
    keep: ({ scope, key, requestHash }) => write({ scope, key, requestHash }),
    forbid: ({ scope, key }) => write({ scope, key, requestHash: NO_REQUEST }),
  }
}

import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type MovableClock, movableClock } from '../clock/clock.server'
import { type Db, openedDatabase } from '../database/database.server'
import { poll } from '../database/polling'
import { env } from '../env/env.server'
import type { FaultRule } from '../faults/faults.contract'
import { type Faults, faults } from '../faults/faults.server'
import { logEvent } from '../log/log.server'
import { whenClosing } from '../process/closing.server'
import { sharedPromise } from '../process/shared.server'
import { faultRules, qaStates } from './qa.tables'

/** How much later than its author another process notices what QA did. */
const LOOK_MS = 500
const ONE = 1
const IS_LEFT = or(isNull(faultRules.times), gt(faultRules.times, 0))

type QaState = {
  /** Each is in the table, and obeyed by this process, when it settles; other processes notice it within a second. */
  addRule(rule: FaultRule): Promise<void>
  /** Removes one rule by the id of its row; nothing where it has gone. */
  removeRule(id: number): Promise<void>
  clearRules(): Promise<void>
  /** Lets the clock show this instant (milliseconds since the epoch) now. */
  setClock(epochMs: number): Promise<void>
  advanceClock(ms: number): Promise<void>
  resetClock(): Promise<void>
  /** Makes this process obey what the table says. */
  read(): Promise<void>
  /** Reads what other processes have changed; whether they have. */
  look(): Promise<boolean>
  /** Waits for what is being written behind. */
  settle(): Promise<void>
}

type Deps = {
  db: Db
  /** the database serves several processes: then the table alone counts how often a rule was met */
  isShared: boolean
  clock: MovableClock
  faults: Faults
}

/**
 * The clock and the fault rules of QA: one table for all processes, outliving them, and their memory its cache. No call
 * of an upstream asks the table, save one that a counted rule meets on a database server.
 */
export function createQaState({ db, isShared, clock, faults: rules }: Deps): QaState {
  let known = -1
  const { spendOne, settle } = spending({ db, isShared })
  rules.spendBy(spendOne)

  async function read() {
    const [state] = await db.select().from(qaStates)
    const left = await db.select().from(faultRules).where(IS_LEFT).orderBy(faultRules.id)
    const revision = state?.revision ?? 0
    // what was read before a later change of this process says nothing any more
    if (revision < known) return
    known = revision
    clock.moveTo(state?.offsetMs ?? 0)
    rules.replace(left)
  }

  async function change(work: (tx: Db) => Promise<unknown>) {
    await settle()
    await changed(db, work)
    await read()
  }
  const setOffset = (offsetMs: number | SQL) =>
    change((tx) => tx.update(qaStates).set({ offsetMs }).where(eq(qaStates.id, ONE)))

  return {
    addRule: (rule) => change((tx) => tx.insert(faultRules).values(rule)),
    removeRule: (id) => change((tx) => tx.delete(faultRules).where(eq(faultRules.id, id))),
    clearRules: () => change((tx) => tx.delete(faultRules)),
    setClock: (epochMs) => setOffset(epochMs - (clock.now() - clock.offsetMs())),
    advanceClock: (ms) => setOffset(sql`${qaStates.offsetMs} + ${ms}`),
    resetClock: () => setOffset(0),
    read,
    settle,
    async look() {
      const hasChanged = (await revisionOf(db)) !== known
      if (hasChanged) await read()
      return hasChanged
    },
  }
}

async function revisionOf(db: Db): Promise<number> {
  const [state] = await db.select({ revision: qaStates.revision }).from(qaStates)
  return state?.revision ?? 0
}

/** One change after another, each of them a revision. */
async function changed(db: Db, work: (tx: Db) => Promise<unknown>) {
  await db.transaction(async (tx) => {
    const revision = sql`${qaStates.revision} + 1`
    const first = { id: ONE, revision: 1, offsetMs: 0 }
    await tx.insert(qaStates).values(first).onConflictDoUpdate({ target: qaStates.id, set: { revision } })
    await work(tx)
  })
}

/** Counts in the table, and waits for its word only where others count there, too. */
function spending({ db, isShared }: Pick<Deps, 'db' | 'isShared'>) {
  const underway = new Set<Promise<void>>()
  return {
    settle: async () => void (await Promise.all(underway)),
    async spendOne(id: number): Promise<boolean> {
      const isSpent = spend(db, id).catch((error: unknown) => {
        logEvent('database.changes-unseen', { error })
        return true
      })
      if (isShared) return isSpent
      const writing = isSpent.then(() => void underway.delete(writing))
      underway.add(writing)
      return true
    },
  }
}

/** Takes one of a rule's times; false where other processes have had them all. */
async function spend(db: Db, id: number): Promise<boolean> {
  const isLeft = and(eq(faultRules.id, id), gt(faultRules.times, 0))
  const times = sql`${faultRules.times} - 1`
  return (await db.update(faultRules).set({ times }).where(isLeft).returning({ id: faultRules.id })).length > 0
}

/** What QA may do exists only where every upstream is embedded, and the shop shows itself. */
export const hasQa = () => env().isEmbedded && env().isDemo

/** The same of this process, read from the table by whoever asks first. */
export const qaState = (): Promise<QaState> =>
  sharedPromise('qa', async () => {
    const { db, kind } = await openedDatabase()
    const state = createQaState({ db, isShared: kind === 'postgres', clock: movableClock(), faults: faults() })
    await state.read()
    whenClosing('qa', () => state.settle())
    return state
  })

/** From now on this process notices what QA does in others on the same database. */
export async function followQa(onChange: () => void): Promise<void> {
  if (!hasQa()) return
  const state = await qaState()
  // the embedded database serves one process
  if ((await openedDatabase()).kind !== 'postgres') return
  const stop = poll(async () => {
    if (await state.look()) onChange()
  }, LOOK_MS)
  whenClosing('qa watch', async () => stop())
}

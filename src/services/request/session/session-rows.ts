import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { onceBuilt } from '~/services/platform/database/once-built'
import { sessions } from './session.tables'

type Row = typeof sessions.$inferSelect

/** `expected`: what the namespace is thought to hold; null for nothing, as in `value`. */
type Swap = { namespace: string; expected: unknown; value: unknown }
type Replacing = { row: Row; mayKeep: (old: Row) => boolean }

const rowBy = onceBuilt((db) =>
  db
    .select()
    .from(sessions)
    .where(eq(sessions.idHash, sql.placeholder('idHash'))),
)

export type SessionRows = ReturnType<typeof createSessionRows>

/** Session rows by the hash of their cookie. */
export function createSessionRows(db: () => Promise<Db>) {
  return {
    async insert(row: Row) {
      await (await db()).insert(sessions).values(row)
    },
    async find(idHash: string): Promise<Row | null> {
      const [row] = await rowBy(await db()).execute({ idHash })
      return row ?? null
    },
    async update(idHash: string, change: Pick<Row, 'refreshedAt' | 'expiresAt'>) {
      await (await db()).update(sessions).set(change).where(eq(sessions.idHash, idHash))
    },
    swap: async (idHash: string, swap: Swap) => swapIn(await db(), idHash, swap),
    replace: async (idHash: string, replacing: Replacing) => replaceIn(await db(), idHash, replacing),
    /** Those of one person, the oldest first. */
    async of(userSub: string): Promise<Row[]> {
      return (await db()).select().from(sessions).where(eq(sessions.userSub, userSub)).orderBy(sessions.createdAt)
    },
    async removeOf(userSub: string) {
      await (await db()).delete(sessions).where(eq(sessions.userSub, userSub))
    },
    async remove(idHash: string) {
      await (await db()).delete(sessions).where(eq(sessions.idHash, idHash))
    },
  }
}

/**
 * Compare-and-set of one namespace: false when it no longer holds `expected`, because another request has written it or
 * the session has ended. Other namespaces are left as they are.
 */
async function swapIn(db: Db, idHash: string, { namespace, expected, value }: Swap): Promise<boolean> {
  const data =
    value === null
      ? sql`${sessions.data} - ${namespace}::text`
      : sql`${sessions.data} || ${JSON.stringify({ [namespace]: value })}::jsonb`
  const held = sql`${sessions.data} -> ${namespace}::text`
  const known = expected === null ? null : JSON.stringify(expected)
  const swapped = await db
    .update(sessions)
    .set({ data })
    .where(and(eq(sessions.idHash, idHash), sql`${held} is not distinct from ${known}::jsonb`))
    .returning({ idHash: sessions.idHash })
  return swapped.length > 0
}

/** Puts a session in the place of another, with what that one holds at this moment where it may be kept. */
const replaceIn = (db: Db, idHash: string, { row, mayKeep }: Replacing): Promise<Row> =>
  db.transaction(async (tx) => {
    const [old] = await tx.delete(sessions).where(eq(sessions.idHash, idHash)).returning()
    const next = old && mayKeep(old) ? { ...row, data: old.data } : row
    await tx.insert(sessions).values(next)
    return next
  })

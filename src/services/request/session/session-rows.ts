import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { sessions } from './session.tables'

type Row = typeof sessions.$inferSelect

export type SessionRows = ReturnType<typeof createSessionRows>

/** Session rows by the hash of their cookie. */
export function createSessionRows(db: () => Promise<Db>) {
  return {
    async insert(row: Row) {
      await (await db()).insert(sessions).values(row)
    },
    async find(idHash: string): Promise<Row | null> {
      const [row] = await (await db()).select().from(sessions).where(eq(sessions.idHash, idHash))
      return row ?? null
    },
    async update(idHash: string, change: Pick<Row, 'refreshedAt' | 'expiresAt'>) {
      await (await db()).update(sessions).set(change).where(eq(sessions.idHash, idHash))
    },
    /** Writes one namespace only: another request may be writing its own. */
    async write(idHash: string, { namespace, value }: { namespace: string; value: unknown }) {
      const data =
        value === null
          ? sql`${sessions.data} - ${namespace}::text`
          : sql`${sessions.data} || ${JSON.stringify({ [namespace]: value })}::jsonb`
      await (await db()).update(sessions).set({ data }).where(eq(sessions.idHash, idHash))
    },
    async remove(idHash: string) {
      await (await db()).delete(sessions).where(eq(sessions.idHash, idHash))
    },
    async removeAll(userSub: string) {
      await (await db()).delete(sessions).where(eq(sessions.userSub, userSub))
    },
    async sweep(before: string) {
      await (await db()).delete(sessions).where(lt(sessions.expiresAt, before))
    },
  }
}

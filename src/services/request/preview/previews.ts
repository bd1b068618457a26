import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Clock } from '~/services/platform/clock/clock'
import type { Db } from '~/services/platform/database/database.server'
import type { Sweep } from '~/services/platform/database/sweep'
import { adminAudit, adminPreviews } from './preview.tables'

/** Whose account an admin looks at, and until when (ISO 8601, UTC). */
export type Preview = {
  idHash: string
  adminSub: string
  userUuid: string
  email: string
  name: string | null
  expiresAt: string
}

/** Who wants to look, from which session, at whose account. */
export type Wanted = { sessionHash: string; adminSub: string } & Pick<Preview, 'userUuid' | 'email' | 'name'>

const CODE_MS = 60_000
export const PREVIEW_SECONDS = 900
const DAY_MS = 86_400_000

/** A preview names a customer by email: it goes a day after its end, and what was done in it after a year. */
export const PREVIEW_SWEEPS: readonly Sweep[] = [
  { table: adminPreviews, by: adminPreviews.expiresAt, keptMs: DAY_MS },
  { table: adminAudit, by: adminAudit.at, keptMs: 365 * DAY_MS },
]

const newSecret = () => randomBytes(32).toString('base64url')
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** One-time codes and the previews that they open (T1); every row belongs to the admin's session that asked for it. */
export function createPreviews({ db, clock }: { db: () => Promise<Db>; clock: Clock }) {
  const iso = (laterMs = 0) => new Date(clock.now() + laterMs).toISOString()
  return {
    /** A code of 256 bits for one entry within a minute. */
    async mint(wanted: Wanted): Promise<string> {
      const code = newSecret()
      const codeExpiresAt = iso(CODE_MS)
      const row = { ...wanted, codeHash: hashOf(code), codeExpiresAt, expiresAt: codeExpiresAt }
      await (await db()).insert(adminPreviews).values(row)
      return code
    },
    /** The preview and the text of its cookie; null for a code that was used, is too old, or is another session's. */
    async enter(code: string, sessionHash: string): Promise<{ id: string; preview: Preview } | null> {
      const id = newSecret()
      const set = { idHash: hashOf(id), expiresAt: iso(PREVIEW_SECONDS * 1000) }
      const isGood = and(isUnused(code, sessionHash), gt(adminPreviews.codeExpiresAt, iso()))
      const [row] = await (await db()).update(adminPreviews).set(set).where(isGood).returning()
      const preview = row ? previewOf(row) : null
      return preview && { id, preview }
    },
    forget: async (userUuid: string) => forgetIn(await db(), userUuid),
    /** The preview of a cookie while it lasts, for the session that entered it. */
    async find(id: string, sessionHash: string): Promise<Preview | null> {
      const isOpen = and(
        eq(adminPreviews.idHash, hashOf(id)),
        eq(adminPreviews.sessionHash, sessionHash),
        isNull(adminPreviews.closedAt),
        gt(adminPreviews.expiresAt, iso()),
      )
      const [row] = await (await db()).select().from(adminPreviews).where(isOpen)
      return row ? previewOf(row) : null
    },
    /** Nobody enters it again, whatever cookie they have kept. */
    async close({ idHash }: Preview): Promise<void> {
      await (await db()).update(adminPreviews).set({ closedAt: iso() }).where(eq(adminPreviews.idHash, idHash))
    },
    secondsLeft: ({ expiresAt }: Preview): number =>
      Math.max(0, Math.ceil((Date.parse(expiresAt) - clock.now()) / 1000)),
  }
}

const isUnused = (code: string, sessionHash: string) =>
  and(
    eq(adminPreviews.codeHash, hashOf(code)),
    eq(adminPreviews.sessionHash, sessionHash),
    isNull(adminPreviews.idHash),
  )

function previewOf({ idHash, adminSub, userUuid, email, name, expiresAt }: typeof adminPreviews.$inferSelect) {
  return idHash === null ? null : { idHash, adminSub, userUuid, email, name, expiresAt }
}

/** Nobody looks at an account that is no more; what is in the audit names nobody. */
async function forgetIn(db: Db, userUuid: string): Promise<void> {
  await db.delete(adminPreviews).where(eq(adminPreviews.userUuid, userUuid))
}

import { randomInt } from 'node:crypto'
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '~/services/platform/database/database.server'
import { isSameSecret } from '~/services/platform/secrets/compare'
import { codes, type SignUp } from './cognito.tables'
import { isoIn, keyedHash, ownerOf, type Pool } from './pool'

type CodeKind = (typeof codes.$inferSelect)['kind']
type Which = { email: string; kind: CodeKind }
type Code = Which & { signUp?: SignUp | null }
type Judged = { outcome: 'wrong' } | { outcome: 'expired' | 'right'; signUp: SignUp | null }

/** As Amazon's: a day to confirm an address, an hour to choose another password. */
const LIVES_MS: Record<CodeKind, number> = { signUp: 24 * 3_600_000, reset: 3_600_000 }

/** Sign-ups of one address that wait side by side: each more is one more code to guess. */
const MOST_WAITING = 3

export const randomCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/**
 * A new code; an older one of the same sign-up, or for a new password, is worth nothing any more. Written
 * for every address, with an account or without one, so that both cost the same; whoever calls decides whether it is
 * mailed.
 */
export async function newCode(pool: Pool, { email, kind, signUp = null }: Code, db: Db = pool.db): Promise<string> {
  const code = pool.drawCode()
  const which = { owner: ownerOf(pool, email), kind }
  const sub = signUp?.sub ?? ''
  const set = { signUp, codeHash: hashOf(pool, { ...which, code }), expiresAt: isoIn(pool, LIVES_MS[kind]) }
  await db
    .insert(codes)
    .values({ ...which, sub, ...set })
    .onConflictDoUpdate({ target: [codes.owner, codes.kind, codes.sub], set })
  const others = db
    .select({ sub: codes.sub })
    .from(codes)
    .where(and(at(which), ne(codes.sub, sub)))
    .orderBy(desc(codes.expiresAt))
    .offset(MOST_WAITING - 1)
  await db.delete(codes).where(and(at(which), inArray(codes.sub, others)))
  return code
}

/** Only somebody who knows the code is told that it has expired. One that two sign-ups share by chance is nobody's. */
export async function checkCode(pool: Pool, { email, kind, code }: Which & { code: string }): Promise<Judged> {
  const owner = ownerOf(pool, email)
  const given = hashOf(pool, { owner, kind, code })
  const rows = await pool.db.select().from(codes).where(at({ owner, kind }))
  const [row, ...more] = rows.filter(({ codeHash }) => isSameSecret(codeHash, given))
  if (!row || more.length > 0) return { outcome: 'wrong' }
  return { outcome: Date.parse(row.expiresAt) <= pool.clock.now() ? 'expired' : 'right', signUp: row.signUp }
}

/** Takes a code away; false when another request was first. */
export async function spendCode(pool: Pool, { email, kind }: Which, db: Db = pool.db): Promise<boolean> {
  const spent = await db
    .delete(codes)
    .where(at({ owner: ownerOf(pool, email), kind }))
    .returning({ kind: codes.kind })
  return spent.length > 0
}

const at = ({ owner, kind }: { owner: string; kind: CodeKind }) => and(eq(codes.owner, owner), eq(codes.kind, kind))
const hashOf = (pool: Pool, { owner, kind, code }: { owner: string; kind: CodeKind; code: string }) =>
  keyedHash(pool, 'code', owner, kind, code)

import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../database.server'
import { codes } from './cognito.tables'
import { isoIn, keyedHash, ownerOf, type Pool, type PoolRows } from './pool'

export type CodeKind = (typeof codes.$inferSelect)['kind']
type Which = { email: string; kind: CodeKind }

/** As Amazon's: a day to confirm an address, an hour to choose another password. */
const LIVES_MS: Record<CodeKind, number> = { signUp: 24 * 3_600_000, reset: 3_600_000 }

/**
 * A new code of six digits; an older one of its kind is worth nothing any more. Written for every address, with an
 * account or without one, so that both cost the same; whoever calls decides whether it is mailed.
 */
export async function newCode(pool: Pool, { email, kind }: Which, db: Db = pool.db): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const owner = ownerOf(pool, email)
  const set = { codeHash: hashOf(pool, { owner, kind, code }), expiresAt: isoIn(pool, LIVES_MS[kind]) }
  await db
    .insert(codes)
    .values({ owner, kind, ...set })
    .onConflictDoUpdate({ target: [codes.owner, codes.kind], set })
  return code
}

/** Only who knows the code hears that it is too old. */
export async function checkCode(pool: Pool, { email, kind, code }: Which & { code: string }) {
  const owner = ownerOf(pool, email)
  const [row] = await pool.db.select().from(codes).where(at({ owner, kind }))
  const [known, given] = [Buffer.from(row?.codeHash ?? ''), Buffer.from(hashOf(pool, { owner, kind, code }))]
  if (!row || known.length !== given.length || !timingSafeEqual(known, given)) return 'wrong'
  return Date.parse(row.expiresAt) <= pool.clock.now() ? 'expired' : 'right'
}

/** Takes a code away; false when another request was first. */
export async function spendCode(pool: Pool, { email, kind }: Which, db: Db = pool.db): Promise<boolean> {
  const spent = await db
    .delete(codes)
    .where(at({ owner: ownerOf(pool, email), kind }))
    .returning({ kind: codes.kind })
  return spent.length > 0
}

export async function sweepCodes(pool: PoolRows): Promise<void> {
  await pool.db.delete(codes).where(lt(codes.expiresAt, isoIn(pool)))
}

const at = ({ owner, kind }: { owner: string; kind: CodeKind }) => and(eq(codes.owner, owner), eq(codes.kind, kind))
const hashOf = (pool: Pool, { owner, kind, code }: { owner: string; kind: CodeKind; code: string }) =>
  keyedHash(pool, 'code', owner, kind, code)

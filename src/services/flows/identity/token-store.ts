import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '~/services/platform/database/database.server'
import type { Seal } from '~/services/platform/sealing/sealing'
import { IdClaims } from './token-verifier'
import { sessionTokens } from './tokens.tables'

const Kept = z.object({ claims: IdClaims, idToken: z.string(), accessToken: z.string(), refreshToken: z.string() })
/** What signing in gave, and what its id token says. */
export type Tokens = z.infer<typeof Kept>

/** A lease outlives the longest call to the identity provider with its retries. */
const LEASE = sql`now() + interval '15 seconds'`

export type KeptTokens = ReturnType<typeof createKeptTokens>

/** Tokens by the session they belong to; the database never sees them in the clear. */
export function createKeptTokens({ db, seal }: { db: () => Promise<Db>; seal: Seal }) {
  const sealedOf = (tokens: Tokens) => seal.seal(JSON.stringify(tokens))
  const openedOf = (row: { sealed: string } | undefined): Tokens | null => {
    const text = row ? seal.open(row.sealed) : null
    return text === null ? null : Kept.parse(JSON.parse(text))
  }
  return {
    async keep(idHash: string, tokens: Tokens): Promise<void> {
      const sealed = sealedOf(tokens)
      await (await db())
        .insert(sessionTokens)
        .values({ idHash, sealed })
        .onConflictDoUpdate({ target: sessionTokens.idHash, set: { sealed } })
    },
    /** Null where the session has none, and where another SECRET_KEY sealed them. */
    async read(idHash: string): Promise<Tokens | null> {
      const [row] = await (await db()).select().from(sessionTokens).where(eq(sessionTokens.idHash, idHash))
      return openedOf(row)
    },
    /** The tokens for whoever may renew them now; `busy` while another process does. */
    async lease(idHash: string): Promise<{ holder: string; tokens: Tokens } | 'busy' | 'gone'> {
      const holder = randomUUID()
      const isFree = or(isNull(sessionTokens.leasedUntil), lt(sessionTokens.leasedUntil, sql`now()`))
      const [row] = await (await db())
        .update(sessionTokens)
        .set({ lease: holder, leasedUntil: LEASE })
        .where(and(eq(sessionTokens.idHash, idHash), isFree))
        .returning()
      const tokens = openedOf(row)
      if (tokens) return { holder, tokens }
      return (await this.read(idHash)) ? 'busy' : 'gone'
    },
    async release(holder: string, renewed: Tokens | null): Promise<void> {
      await (await db())
        .update(sessionTokens)
        .set({ lease: null, leasedUntil: null, ...(renewed && { sealed: sealedOf(renewed) }) })
        .where(eq(sessionTokens.lease, holder))
    },
  }
}

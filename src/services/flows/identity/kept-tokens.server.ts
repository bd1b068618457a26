import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { type Db, database } from '~/services/platform/database/database.server'
import { FREE, isFree, leasedTo, patiently, whileLeased } from '~/services/platform/database/lease'
import { onceBuilt } from '~/services/platform/database/once-built'
import { shared } from '~/services/platform/process/shared.server'
import type { Seal } from '~/services/platform/sealing/sealing'
import { sealFor } from '~/services/platform/secrets/secret.server'
import { type CognitoClient, cognito } from '~/services/upstreams/cognito/cognito.server'
import { IdClaims, type TokenVerifier, tokenVerifier } from './token-verifier.server'
import { sessionTokens } from './tokens.tables'

const Kept = z.object({ claims: IdClaims, idToken: z.string(), accessToken: z.string(), refreshToken: z.string() })
/** What signing in gave, and what its id token says. */
export type Tokens = z.infer<typeof Kept>

export type KeptTokens = ReturnType<typeof createKeptTokens>

const rowBy = onceBuilt((db) =>
  db
    .select()
    .from(sessionTokens)
    .where(eq(sessionTokens.idHash, sql.placeholder('idHash'))),
)

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
      const [row] = await rowBy(await db()).execute({ idHash })
      return openedOf(row)
    },
    /** The tokens for whoever may renew them now; `busy` while another process does. */
    async lease(idHash: string): Promise<{ holder: string; tokens: Tokens; since: number } | 'busy' | 'gone'> {
      const [holder, since] = [randomUUID(), performance.now()]
      const isUnleased = and(eq(sessionTokens.idHash, idHash), isFree(sessionTokens))
      const tokens = openedOf(await leasedRow(await db(), holder, isUnleased))
      if (tokens) return { holder, tokens, since }
      return (await this.read(idHash)) ? 'busy' : 'gone'
    },
    /** False: another process has taken over. */
    async prolong(idHash: string, holder: string): Promise<boolean> {
      return (await leasedRow(await db(), holder, isHeldBy(idHash, holder))) !== undefined
    },
    /** Of a holder whose lease was taken over nothing is kept. */
    async release({ idHash, holder, renewed }: Released): Promise<void> {
      await (await db())
        .update(sessionTokens)
        .set({ ...FREE, ...(renewed && { sealed: sealedOf(renewed) }) })
        .where(isHeldBy(idHash, holder))
    },
  }
}

type Released = { idHash: string; holder: string; renewed: Tokens | null }

async function leasedRow(db: Db, holder: string, which: SQL | undefined) {
  const [row] = await db.update(sessionTokens).set(leasedTo(holder)).where(which).returning()
  return row
}

const isHeldBy = (idHash: string, holder: string) =>
  and(eq(sessionTokens.idHash, idHash), eq(sessionTokens.lease, holder))

/** `ended`: the identity provider no longer honours the session. */
type RenewalError = Outage | { kind: 'ended' }
/** New tokens for those that the caller has seen: once, however many ask, in this process and in others. */
type Renew = (idHash: string, seen: Tokens) => Promise<Result<Tokens, RenewalError>>

type Deps = { kept: KeptTokens; verifier: TokenVerifier; client: Pick<CognitoClient, 'refresh'> }

const PATIENCE = { everyMs: 50, forMs: 10_000 }

const away = (cause: string): Outage => ({ kind: 'unreachable', cause, retryAfterSeconds: 5 })

export function createRenewal(deps: Deps): Renew {
  const running = new Map<string, ReturnType<Renew>>()
  return (idHash, seen) => {
    const known = running.get(idHash)
    if (known) return known
    const renewing = renewed(deps, { idHash, seen })
    running.set(idHash, renewing)
    const forget = () => running.delete(idHash)
    renewing.then(forget, forget)
    return renewing
  }
}

/** Whoever has the lease asks; the others find what it brought. */
async function renewed(deps: Deps, { idHash, seen }: { idHash: string; seen: Tokens }): ReturnType<Renew> {
  const leased = await patiently(async () => {
    const answer = await deps.kept.lease(idHash)
    return answer === 'busy' ? null : answer
  }, PATIENCE)
  if (leased === 'gone') return refused({ kind: 'ended' })
  return leased ? withLease(deps, { ...leased, idHash, seen }) : refused(away('another process renews the tokens'))
}

type Leased = { idHash: string; holder: string; since: number; tokens: Tokens; seen: Tokens }

async function withLease({ kept, ...deps }: Deps, { idHash, holder, since, ...found }: Leased): ReturnType<Renew> {
  const { tokens, seen } = found
  let renewed: Tokens | null = null
  try {
    if (tokens.idToken !== seen.idToken) return ok(tokens)
    const answer = await whileLeased({ renew: () => kept.prolong(idHash, holder), since }, () => asked(deps, tokens))
    if (answer.ok) renewed = answer.value
    return answer
  } finally {
    await kept.release({ idHash, holder, renewed })
  }
}

async function asked({ client, verifier }: Omit<Deps, 'kept'>, tokens: Tokens): ReturnType<Renew> {
  const answer = await client.refresh(tokens.refreshToken)
  if (!answer.ok) return refused(answer.error.kind === 'refused' ? { kind: 'ended' } : answer.error)
  const { IdToken, AccessToken, RefreshToken = tokens.refreshToken } = answer.value
  const checked = await verifiedPair(verifier, { idToken: IdToken, accessToken: AccessToken })
  if (!checked.ok) return refused(checked.error.kind === 'refused' ? { kind: 'ended' } : away('the keys of the pool'))
  // a refresh token that belongs to somebody else must not turn this session into theirs
  if (checked.value.sub !== tokens.claims.sub) return refused({ kind: 'ended' })
  return ok({ claims: checked.value, idToken: IdToken, accessToken: AccessToken, refreshToken: RefreshToken })
}

/** An id token and an access token that hold, and are one person's. */
export async function verifiedPair(
  verifier: TokenVerifier,
  { idToken, accessToken }: Pick<Tokens, 'idToken' | 'accessToken'>,
) {
  const [id, access] = await Promise.all([verifier.id(idToken), verifier.access(accessToken)])
  if (!id.ok) return id
  if (!access.ok) return access
  return id.value.sub === access.value.sub ? id : refused({ kind: 'refused' as const })
}

const PAUSE_MS = 5000

/** What this process needs to keep and renew tokens. */
export const tokenServices = () =>
  shared('token-services', () => {
    const kept = createKeptTokens({ db: database, seal: sealFor('session-tokens') })
    const client = { refresh: async (token: string) => (await cognito()).refresh(token) }
    return {
      kept,
      renew: createRenewal({ kept, verifier: tokenVerifier(), client }),
      /** sessions whose renewal has just failed or brought no claim: not tried again for a moment */
      paused: new LRUCache<string, true>({ max: 1000, ttl: PAUSE_MS }),
    }
  })

import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import { createLocalJWKSet, errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Db } from '~/services/platform/database/database.server'
import { ACCOUNT_CLAIM, type AuthenticationResult } from '../cognito.contract'
import { accountManagerId } from './account-claim'
import { type Account, accountBySub } from './accounts'
import { signIns } from './cognito.tables'
import type { Keys } from './keys'
import { isoIn, type Pool } from './pool'
import { badRefreshToken, badToken } from './refusals'

/** Amazon's defaults: an hour, and thirty days. */
const TOKEN_SECONDS = 3600
const REFRESH_MS = 30 * 86_400_000

type SignIn = typeof signIns.$inferSelect
export type Tokens = ReturnType<typeof createTokens>

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const AccessClaims = z.object({ sub: z.string(), token_use: z.literal('access'), origin_jti: z.string() })

/** The tokens of a pool: signed ones that live an hour, and refresh tokens that are random and kept as hashes. */
export function createTokens(pool: Pool, keys: Keys) {
  return {
    /** After a password or a proof of one: a sign-in of its own, with its own refresh token. */
    async begin(account: Account): Promise<AuthenticationResult> {
      const token = randomBytes(48).toString('base64url')
      const [signIn] = await pool.db
        .insert(signIns)
        .values({
          tokenHash: hashOf(token),
          originJti: randomUUID(),
          sub: account.sub,
          clientId: pool.clientId,
          startedAt: isoIn(pool),
          expiresAt: isoIn(pool, REFRESH_MS),
        })
        .returning()
      if (!signIn) throw new Error('the sign-in was not written')
      return { ...(await signed({ pool, keys, account, signIn })), RefreshToken: token }
    },
    /** The refresh token stays what it is: asking twice does no harm, and an answer that got lost costs nothing. */
    async renew(refreshToken: string): Promise<AuthenticationResult> {
      const [signIn] = await pool.db
        .select()
        .from(signIns)
        .where(and(eq(signIns.tokenHash, hashOf(refreshToken)), living(pool)))
      const account = signIn ? await accountBySub(pool, signIn.sub) : null
      if (!signIn || !account) throw badRefreshToken()
      return signed({ pool, keys, account, signIn })
    },
    revoke: (refreshToken: string) => revokeWhere(pool, eq(signIns.tokenHash, hashOf(refreshToken))),
    /** Whose a living access token is, and of which sign-in. */
    byAccess: (token: string) => accountOf({ pool, keys, token }),
  }
}

const living = (pool: Pool) => and(isNull(signIns.revokedAt), gt(signIns.expiresAt, isoIn(pool)))

async function revokeWhere(pool: Pool, which: SQL | undefined, db: Db = pool.db): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(signIns)
      .set({ revokedAt: isoIn(pool) })
      .where(and(which, isNull(signIns.revokedAt)))
      .returning({ id: signIns.originJti })
    await pool.onEnded({ ids: ended.map(({ id }) => id), seconds: TOKEN_SECONDS }, tx)
  })
}

/** Ends every sign-in of a person, or every one but the current one. */
export const revokeAll = (pool: Pool, { sub, except }: { sub: string; except?: string }, db?: Db) =>
  revokeWhere(pool, and(eq(signIns.sub, sub), except === undefined ? undefined : ne(signIns.originJti, except)), db)

type Signing = { pool: Pool; keys: Keys; account: Account; signIn: SignIn }

async function signed({ pool, keys, account, signIn }: Signing): Promise<AuthenticationResult> {
  const { kid, privateKey } = await keys.signing()
  const now = Math.floor(pool.clock.now() / 1000)
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(pool.issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .setJti(randomUUID())
      .sign(privateKey)
  const common = {
    sub: account.sub,
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(Date.parse(signIn.startedAt) / 1000),
    ...(account.groups.length > 0 ? { 'cognito:groups': account.groups } : {}),
  }
  const access = { client_id: signIn.clientId, username: account.sub, scope: 'aws.cognito.signin.user.admin' }
  return {
    IdToken: await sign({ ...common, ...(await idClaims(pool, account)), token_use: 'id', aud: signIn.clientId }),
    AccessToken: await sign({ ...common, ...access, token_use: 'access' }),
    ExpiresIn: TOKEN_SECONDS,
    TokenType: 'Bearer',
  }
}

async function idClaims(pool: Pool, account: Account) {
  const { name, given_name, family_name, locale } = account.attributes
  const told = { name: name ?? [given_name, family_name].filter(Boolean).join(' '), given_name, family_name, locale }
  const accountId = await accountManagerId(pool, account)
  return {
    'cognito:username': account.sub,
    email: account.email,
    email_verified: account.status === 'CONFIRMED',
    ...Object.fromEntries(Object.entries(told).filter(([, value]) => value)),
    ...(accountId ? { [ACCOUNT_CLAIM]: accountId } : {}),
  }
}

async function accountOf({ pool, keys, token }: { pool: Pool; keys: Keys; token: string }) {
  const claims = await accessClaims({ pool, keys, token })
  const [signIn] = await pool.db
    .select()
    .from(signIns)
    .where(and(eq(signIns.originJti, claims.origin_jti), eq(signIns.sub, claims.sub), living(pool)))
  const account = signIn ? await accountBySub(pool, signIn.sub) : null
  if (!signIn || !account) throw badToken()
  return { account, originJti: signIn.originJti }
}

async function accessClaims({ pool, keys, token }: { pool: Pool; keys: Keys; token: string }) {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(await keys.jwks()), {
      algorithms: ['RS256'],
      issuer: pool.issuer,
      currentDate: new Date(pool.clock.now()),
    })
    return AccessClaims.parse(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw badToken()
    throw error
  }
}

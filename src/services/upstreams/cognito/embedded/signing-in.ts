import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { RequestOf } from '../cognito.contract'
import { type Account, accountByEmail, accountBySub } from './accounts'
import { forgetTries, mayTry } from './attempts'
import { challenges } from './cognito.tables'
import { PASSWORD_LONGEST } from './password.rules'
import { isPassword, srpUser } from './passwords'
import { isoIn, ownerOf, type Pool } from './pool'
import { badChallenge, invalid, notConfirmed, tooManyPasswords, wrongPassword } from './refusals'
import { type Challenge, challengeOf, isProven } from './srp'
import { srpIdentity } from './srp-identity'
import type { Tokens } from './tokens'

const CHALLENGE_MS = 180_000

/** By password, or the first step of SRP. An unknown account costs what a known one does, and gets the same answer. */
export async function initiateAuth(pool: Pool, tokens: Tokens, request: RequestOf<'InitiateAuth'>) {
  const { AuthFlow, AuthParameters: given } = request
  const { USERNAME = '', PASSWORD = '', SRP_A = '', REFRESH_TOKEN = '' } = given
  if (AuthFlow === 'USER_PASSWORD_AUTH') return byPassword(pool, tokens, { email: USERNAME, password: PASSWORD })
  if (AuthFlow === 'USER_SRP_AUTH') return beginSrp(pool, { email: USERNAME, clientPublic: SRP_A })
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN')
    return { AuthenticationResult: await tokens.renew(REFRESH_TOKEN), ChallengeParameters: {} }
  throw invalid(`${AuthFlow} flow not enabled for this client`)
}

async function byPassword(pool: Pool, tokens: Tokens, { email, password }: { email: string; password: string }) {
  await requireTry(pool, email)
  const account = await accountByEmail(pool, email)
  const isPossible = password.length <= PASSWORD_LONGEST
  const known = isPossible ? (account?.passwordHash ?? null) : null
  const isRight = await isPassword(known, password.slice(0, PASSWORD_LONGEST))
  return proven({ pool, tokens, account: isRight ? account : null })
}

async function requireTry(pool: Pool, email: string) {
  if (!(await mayTry(pool, { owner: ownerOf(pool, email), kind: 'password' }))) throw tooManyPasswords()
}

/** `account` is null for a wrong password and for an unknown account. */
async function proven({ pool, tokens, account }: { pool: Pool; tokens: Tokens; account: Account | null }) {
  if (!account) throw wrongPassword()
  await forgetTries(pool, { owner: ownerOf(pool, account.email), kind: 'password' })
  if (account.status === 'UNCONFIRMED') throw notConfirmed()
  return { AuthenticationResult: await tokens.begin(account), ChallengeParameters: {} }
}

const number = z.string().transform((hex) => BigInt(`0x${hex}`))
/** What waits for the second step, sealed; `sub` is null for an unknown account. */
const Waiting = z.object({
  email: z.string(),
  sub: z.string().nullable(),
  name: z.string(),
  a: number,
  b: number,
  serverPublic: number,
  verifier: number,
})

async function beginSrp(pool: Pool, { email, clientPublic }: { email: string; clientPublic: string }) {
  const account = await accountByEmail(pool, email)
  const { name, salt, verifier } = srpIdentity(pool, email, account)
  const challenge = challengeOf({ clientPublic, verifier })
  if (!challenge) throw invalid('SRP_A is not a value of this group')
  const block = randomBytes(64).toString('base64')
  const waiting = { email, sub: account?.sub ?? null, name, ...hexOf(challenge) }
  const sealed = pool.seal.seal(JSON.stringify(waiting))
  await pool.db.insert(challenges).values({ blockHash: hashOf(block), sealed, expiresAt: isoIn(pool, CHALLENGE_MS) })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: name,
      USER_ID_FOR_SRP: name,
      SALT: salt,
      SRP_B: challenge.serverPublic.toString(16),
      SECRET_BLOCK: block,
    },
  }
}

/** The second step. A challenge is answered once, right or wrong. */
export async function respondToChallenge(pool: Pool, tokens: Tokens, request: RequestOf<'RespondToAuthChallenge'>) {
  if (request.ChallengeName !== 'PASSWORD_VERIFIER') throw invalid('This challenge is not known')
  const { PASSWORD_CLAIM_SECRET_BLOCK: secretBlock = '', TIMESTAMP: timestamp = '' } = request.ChallengeResponses
  const waiting = await takeChallenge(pool, secretBlock)
  await requireTry(pool, waiting.email)
  const isRight = isProven({
    challenge: waiting,
    userName: srpUser(pool, waiting.name),
    secretBlock,
    timestamp,
    signature: request.ChallengeResponses.PASSWORD_CLAIM_SIGNATURE ?? '',
  })
  const account = isRight && waiting.sub ? await accountBySub(pool, waiting.sub) : null
  return proven({ pool, tokens, account })
}

async function takeChallenge(pool: Pool, block: string) {
  const [row] = await pool.db
    .delete(challenges)
    .where(eq(challenges.blockHash, hashOf(block)))
    .returning()
  const text = row && Date.parse(row.expiresAt) > pool.clock.now() ? pool.seal.open(row.sealed) : null
  if (text === null) throw badChallenge()
  return Waiting.parse(JSON.parse(text))
}

const hashOf = (block: string) => createHash('sha256').update(block).digest('base64url')
const hexOf = ({ a, b, serverPublic, verifier }: Challenge) => ({
  a: a.toString(16),
  b: b.toString(16),
  serverPublic: serverPublic.toString(16),
  verifier: verifier.toString(16),
})

import { randomUUID } from 'node:crypto'
import { createRevokedTokens } from '~/services/flows/identity/revoked-tokens.server'
import { createMovableClock, type MovableClock } from '~/services/platform/clock/clock.server'
import type { Db } from '~/services/platform/database/database.server'
import { createSeal, derivedKey } from '~/services/platform/sealing/sealing'
import {
  AMZ_JSON,
  AuthenticationResult,
  type CodeMail,
  TARGET_PREFIX,
} from '~/services/upstreams/cognito/cognito.contract'
import { poolOver, SEEDS } from '~/services/upstreams/composition-root.server'

export const ORIGIN = 'http://localhost:3000'
export const POOL_ID = 'local_playchart'
export const CLIENT_ID = 'playchart-web'
export const ISSUER = `${ORIGIN}/upstream/cognito/${POOL_ID}`
const SECRET = 'a secret of tests that is long enough to be one'

export type TestPool = {
  pool: ReturnType<typeof poolOver>['pool']
  clock: MovableClock
  handler: (request: Request) => Promise<Response>
  /** every email that went out, oldest first */
  mails: CodeMail[]
  /** what the account manager says to who asks for an account */
  accountManager: { isUp: boolean; made: string[] }
  call(operation: string, body: object): Promise<Called>
  /** the newest code for an address */
  codeFor(email: string): string
}

/** Stands still but for what a test moves: a busy machine must not outlast a lock. */
export const stillClock = (epochMs = Date.now()) => createMovableClock(() => epochMs)

/** The embedded pool over a database of the test's own, with its people of the seed. */
export async function openTestPool(db: Db, clock = stillClock(), answerStepMs = 0): Promise<TestPool> {
  const mails: CodeMail[] = []
  const accountManager: TestPool['accountManager'] = { isUp: true, made: [] }
  const { pool, handler } = poolOver({
    db,
    clock,
    poolId: POOL_ID,
    clientId: CLIENT_ID,
    issuer: ISSUER,
    seal: createSeal(derivedKey(SECRET, 'cognito')),
    pepper: derivedKey(SECRET, 'cognito-hashes'),
    answerStepMs,
    isClosed: () => false,
    onEnded: (ended, tx) => createRevokedTokens({ db: async () => tx, clock }).revokeIds(ended),
    ask: async (_name, { body }) => madeAccount(accountManager, body),
    sendCode: async (mail) => {
      mails.push(mail)
      return { ok: true }
    },
  })
  await SEEDS.cognito(pool)
  return {
    pool,
    clock,
    handler,
    mails,
    accountManager,
    call: (operation, body) => call(handler, operation, body),
    codeFor: (email) => {
      const mail = mails.findLast(({ to }) => to === email)
      if (!mail || mail.kind === 'known') throw new Error(`no code for ${email}`)
      return mail.code
    },
  }
}

function madeAccount({ isUp, made }: TestPool['accountManager'], body: unknown): Response {
  if (!isUp) return new Response(null, { status: 503 })
  made.push(JSON.stringify(body))
  return Response.json({ user: { uuid: randomUUID() } }, { status: 201 })
}

export type Called = Awaited<ReturnType<typeof call>>

export async function call(handler: TestPool['handler'], operation: string, body: object) {
  const answer = await handler(
    new Request(`${ORIGIN}/upstream/cognito`, {
      method: 'POST',
      headers: { 'content-type': AMZ_JSON, 'x-amz-target': `${TARGET_PREFIX}${operation}` },
      body: JSON.stringify(body),
    }),
  )
  return { status: answer.status, body: await answer.json() }
}

/** The claims of a token, unverified. */
export const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

export const enter = (cognito: Pick<TestPool, 'call'>, USERNAME: string, PASSWORD: string) =>
  cognito.call('InitiateAuth', {
    ClientId: CLIENT_ID,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME, PASSWORD },
  })

/** The three tokens that signing in gives. */
export async function tokensOf(cognito: Pick<TestPool, 'call'>, email: string, password: string) {
  const { body } = await enter(cognito, email, password)
  return AuthenticationResult.required().parse(body.AuthenticationResult)
}

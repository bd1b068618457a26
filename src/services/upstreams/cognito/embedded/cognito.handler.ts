import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseUntrusted } from '~/services/platform/wire/untrusted-json'
import {
  ACCOUNT_CLAIM,
  AMZ_JSON,
  type Operation,
  REQUESTS,
  type RequestOf,
  TARGET_PREFIX,
  type UserAnswer,
} from '../cognito.contract'
import type { Account } from './accounts'
import { updateAttributes } from './attributes'
import { deleteUser } from './deleting'
import { createKeys } from './keys'
import { changePassword, confirmForgotPassword, forgotPassword } from './password-changes'
import type { Pool } from './pool'
import { CognitoRefusal, invalid } from './refusals'
import { initiateAuth, respondToChallenge } from './signing-in'
import { confirmSignUp, resendCode, signUp } from './signing-up'
import { createTokens, revokeAll, type Tokens } from './tokens'

type Operations = { [O in Operation]: (request: RequestOf<O>) => Promise<object> }

const LONGEST_BODY = 32 * 1024

/**
 * The other end of Cognito's wire: AWS JSON 1.1 at any path, and the pool's public keys at `…/.well-known/jwks.json`.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_Operations.html
 */
export function createCognitoHandler(pool: Pool): (request: Request) => Promise<Response> {
  const keys = createKeys(pool)
  const operations = inEqualTime(pool, operationsOf(pool, createTokens(pool, keys)))
  return async (request) => {
    const isKeys = new URL(request.url).pathname.endsWith('/.well-known/jwks.json')
    if (isKeys && request.method === 'GET') return publicKeys(await keys.signing().then(() => keys.jwks()))
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } })
    try {
      return answer(200, await answered({ request, operations, clientId: pool.clientId }))
    } catch (error) {
      if (!(error instanceof CognitoRefusal)) throw error
      const { code, message } = error
      return answer(400, { __type: code, message }, { 'x-amzn-errortype': `${code}:` })
    }
  }
}

/** Which operation a request is for, as fault rules name it. */
export function operationOf(request: Request): string {
  const target = request.headers.get('x-amz-target') ?? ''
  return request.method === 'GET' ? 'jwks' : target.slice(TARGET_PREFIX.length) || 'none'
}

const operationsOf = (pool: Pool, tokens: Tokens): Operations => ({
  SignUp: (request) => signUp(pool, request),
  ConfirmSignUp: (request) => confirmSignUp(pool, request),
  ResendConfirmationCode: (request) => resendCode(pool, request),
  InitiateAuth: (request) => initiateAuth(pool, tokens, request),
  RespondToAuthChallenge: (request) => respondToChallenge(pool, tokens, request),
  GetTokensFromRefreshToken: async ({ RefreshToken }) => ({ AuthenticationResult: await tokens.renew(RefreshToken) }),
  RevokeToken: ({ Token }) => tokens.revoke(Token).then(nothing),
  GlobalSignOut: ({ AccessToken }) => signOutEverywhere(pool, tokens, AccessToken).then(nothing),
  ForgotPassword: (request) => forgotPassword(pool, request),
  ConfirmForgotPassword: (request) => confirmForgotPassword(pool, request),
  ChangePassword: (request) => changePassword(pool, tokens, request),
  UpdateUserAttributes: (request) => updateAttributes(pool, tokens, request),
  DeleteUser: (request) => deleteUser(pool, tokens, request),
  GetUser: async ({ AccessToken }) => userAnswer((await tokens.byAccess(AccessToken)).account),
})

const nothing = () => ({})

/** What takes an address from whoever asks. */
const ABOUT_AN_ADDRESS = [
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'ForgotPassword',
  'ConfirmForgotPassword',
] as const satisfies readonly Operation[]

/**
 * A row more or less takes its moment: an answer that may be about an account of somebody else's leaves at whole multiples of a
 * time, so that how long it took tells nothing (security.md T12). Tokens prove that whoever asks knew it before.
 */
function inEqualTime({ answerStepMs }: Pool, operations: Operations): Operations {
  if (answerStepMs === 0) return operations
  const held = (run: (request: never) => Promise<object>) => async (request: never) => {
    const started = performance.now()
    const untilStep = () => wait(Math.ceil(answerStepMs - ((performance.now() - started) % answerStepMs)))
    const done = await run(request).catch(async (error: unknown) => {
      await untilStep()
      throw error
    })
    if (!('AuthenticationResult' in done)) await untilStep()
    return done
  }
  return { ...operations, ...Object.fromEntries(ABOUT_AN_ADDRESS.map((name) => [name, held(operations[name])])) }
}

async function signOutEverywhere(pool: Pool, tokens: Tokens, accessToken: string) {
  const { account } = await tokens.byAccess(accessToken)
  await revokeAll(pool, { sub: account.sub })
}

type Asked = { request: Request; operations: Operations; clientId: string }

async function answered({ request, operations, clientId }: Asked): Promise<object> {
  const name = operationOf(request)
  if (!isOperation(name) || !request.headers.get('content-type')?.startsWith(AMZ_JSON))
    throw new CognitoRefusal('UnknownOperationException', 'This operation is not known')
  const body = bodyOf(await request.text())
  return run({ operations, name, body, clientId })
}

const isOperation = (name: string): name is Operation => Object.hasOwn(REQUESTS, name)

type Run<O extends Operation> = { operations: Operations; name: O; body: unknown; clientId: string }

async function run<O extends Operation>({ operations, name, body, clientId }: Run<O>): Promise<object> {
  const parsed = REQUESTS[name].safeParse(body)
  if (!parsed.success) throw invalid(parsed.error.issues.map(({ path }) => path.join('.')).join(', '))
  // the schema of this operation has read it
  const request = parsed.data as RequestOf<O>
  if ('ClientId' in request && request.ClientId !== clientId)
    throw new CognitoRefusal('ResourceNotFoundException', 'User pool client does not exist.')
  return operations[name](request)
}

function bodyOf(text: string): unknown {
  try {
    if (text.length > LONGEST_BODY) throw new Error('too long')
    return parseUntrusted(text)
  } catch {
    throw new CognitoRefusal('SerializationException', 'The request could not be read')
  }
}

function userAnswer({ sub, email, status, attributes, accountManagerId }: Account): UserAnswer {
  const all = { sub, email_verified: String(status === 'CONFIRMED'), ...attributes, email }
  const claim = accountManagerId ? { [ACCOUNT_CLAIM]: accountManagerId } : {}
  return {
    Username: sub,
    UserAttributes: Object.entries({ ...all, ...claim }).map(([Name, Value]) => ({ Name, Value })),
  }
}

const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': AMZ_JSON, 'x-amzn-requestid': randomUUID(), 'cache-control': 'no-store', ...headers },
  })

const publicKeys = (body: object) => Response.json(body, { headers: { 'cache-control': 'public, max-age=300' } })

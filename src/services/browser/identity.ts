import { ok, type Result, refused } from '~/services/domain/result'
import type {
  CodeRefusal,
  IdentityConfig,
  SignInRefusal,
  SignUpRefusal,
} from '~/services/flows/identity/identity.contract'
import { plainCode, plainEmail } from '~/services/flows/identity/identity.rules'
import { placeOfPage } from './page'

type Asked = { config: IdentityConfig; email: string }
type Credentials = Asked & { password: string }

const SAVE_MS = 10_000

/**
 * Signs in at the identity provider and sends the tokens to our server, which keeps them (decided: E-96). They live in
 * this function's memory and nowhere else in the browser.
 */
export async function signIn({ config, email, password }: Credentials): Promise<Result<null, SignInRefusal>> {
  const { pool, tokens, forget } = await poolOf(config)
  try {
    const { nextStep } = await pool.signIn({
      username: plainEmail(email),
      password,
      options: { authFlowType: config.authFlow },
    })
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return refused({ kind: 'unconfirmed' })
    if (nextStep.signInStep === 'RESET_PASSWORD') return refused({ kind: 'resetRequired' })
    const kept = nextStep.signInStep === 'DONE' ? await tokens() : null
    return kept ? await save(kept) : refused({ kind: 'unreachable' })
  } catch (error) {
    return refused({ kind: SIGN_IN[nameOf(error)] ?? 'unreachable' })
  } finally {
    forget()
  }
}

/**
 * Asks for an account; its code is mailed. A pool that tells a known address from a new one is answered alike: that
 * address gets no code, and the page says what to do then (security.md T12).
 */
export async function signUp({ config, name, email, password }: Credentials & { name: string }) {
  const { pool } = await poolOf(config)
  const called = name.trim()
  const userAttributes = {
    email: plainEmail(email),
    locale: placeOfPage().language,
    ...(called === '' ? {} : { name: called }),
  }
  return answered<SignUpRefusal>(SIGN_UP, ['UsernameExistsException', 'AliasExistsException'], async () => {
    await pool.signUp({ username: plainEmail(email), password, options: { userAttributes } })
  })
}

export async function confirmSignUp({ config, email, code }: Asked & { code: string }) {
  const { pool } = await poolOf(config)
  return answered<CodeRefusal>(CODE, [], async () => {
    await pool.confirmSignUp({ username: plainEmail(email), confirmationCode: plainCode(code) })
  })
}

export async function resendCode({ config, email }: Asked) {
  const { pool } = await poolOf(config)
  return answered<CodeRefusal>(CODE, UNKNOWN, async () => {
    await pool.resendSignUpCode({ username: plainEmail(email) })
  })
}

/** The same answer whether such an account exists or not. */
export async function askResetCode({ config, email }: Asked) {
  const { pool } = await poolOf(config)
  return answered<CodeRefusal>(CODE, UNKNOWN, async () => {
    await pool.resetPassword({ username: plainEmail(email) })
  })
}

export async function setNewPassword({ config, email, code, password }: Credentials & { code: string }) {
  const { pool } = await poolOf(config)
  return answered<CodeRefusal>(CODE, [], async () => {
    await pool.confirmResetPassword({
      username: plainEmail(email),
      confirmationCode: plainCode(code),
      newPassword: password,
    })
  })
}

/** The pool's answers about unknown or unconfirmed accounts: never shown. */
const UNKNOWN = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException']

type Names<Refusal extends { kind: string }> = Record<string, Refusal['kind']>
const BUSY = { LimitExceededException: 'tooMany', TooManyRequestsException: 'tooMany' } as const
const SIGN_IN: Names<SignInRefusal> = {
  ...BUSY,
  NotAuthorizedException: 'wrong',
  UserNotFoundException: 'wrong',
  InvalidParameterException: 'wrong',
  UserNotConfirmedException: 'unconfirmed',
  PasswordResetRequiredException: 'resetRequired',
}
const SIGN_UP: Names<SignUpRefusal> = {
  ...BUSY,
  InvalidPasswordException: 'weakPassword',
  InvalidParameterException: 'badEmail',
  CodeDeliveryFailureException: 'badEmail',
}
const CODE: Names<CodeRefusal> = {
  ...BUSY,
  TooManyFailedAttemptsException: 'tooMany',
  CodeMismatchException: 'wrongCode',
  UserNotFoundException: 'wrongCode',
  NotAuthorizedException: 'wrongCode',
  ExpiredCodeException: 'expiredCode',
  InvalidPasswordException: 'weakPassword',
}

type Unreachable = { kind: 'unreachable' }

async function answered<Refusal extends { kind: string }>(
  names: Names<Refusal | Unreachable>,
  fine: readonly string[],
  ask: () => Promise<void>,
): Promise<Result<null, { kind: Refusal['kind'] | 'unreachable' }>> {
  try {
    await ask()
    return ok(null)
  } catch (error) {
    const name = nameOf(error)
    return fine.includes(name) ? ok(null) : refused({ kind: names[name] ?? 'unreachable' })
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')

type Tokens = { userJwt: string; accessToken: string; refreshToken: string }

async function save(tokens: Tokens): Promise<Result<null, SignInRefusal>> {
  const answer = await fetch('/api/save-user-jwt', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(tokens),
    signal: AbortSignal.timeout(SAVE_MS),
  }).catch(() => null)
  if (answer?.ok) return ok(null)
  if (answer?.status === 409) return refused({ kind: 'otherPerson' })
  return refused({ kind: answer?.status === 429 ? 'tooMany' : 'unreachable' })
}

/** What Amplify would keep in the browser's storage, tokens among it: emptied after each sign-in, gone with the page. */
const memory = new Map<string, string>()

/** Amplify, fetched at the first question and told to write nothing into the browser's storage. */
async function poolOf(config: IdentityConfig) {
  const [{ Amplify }, pool, { cognitoUserPoolsTokenProvider }, { ConsoleLogger }] = await Promise.all([
    import('aws-amplify'),
    import('aws-amplify/auth'),
    import('aws-amplify/auth/cognito'),
    import('aws-amplify/utils'),
  ])
  // it warns of every endpoint that is not Amazon's own
  ConsoleLogger.LOG_LEVEL = 'ERROR'
  const { userPoolId, clientId: userPoolClientId } = config
  const userPoolEndpoint = new URL(config.endpoint, location.origin).href
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void memory.set(key, value),
    getItem: async (key) => memory.get(key) ?? null,
    removeItem: async (key) => void memory.delete(key),
    clear: async () => memory.clear(),
  })
  return { pool, tokens: () => tokensIn(pool), forget: () => memory.clear() }
}

async function tokensIn(pool: typeof import('aws-amplify/auth')): Promise<Tokens | null> {
  const { tokens } = await pool.fetchAuthSession()
  // the session does not expose it; its place in the storage is Amplify's documented one
  const refreshToken = [...memory].find(([key]) => key.endsWith('.refreshToken'))?.[1]
  if (!tokens?.idToken || !refreshToken) return null
  return { userJwt: String(tokens.idToken), accessToken: String(tokens.accessToken), refreshToken }
}

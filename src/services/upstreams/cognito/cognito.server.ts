import { type Outage, ok, type Result } from '~/services/domain/result'
import { env } from '~/services/platform/env/env.server'
import { type Answer, createHttp, type Http } from '~/services/platform/http/http.server'
import { sharedPromise } from '~/services/platform/process/shared.server'
import { embedded } from '~/services/platform/wire/embedded.server'
import {
  AMZ_JSON,
  type AuthenticationResult,
  type CognitoError,
  CognitoErrorCode,
  CognitoFailure,
  Jwks,
  Nothing,
  type Operation,
  type RequestOf,
  TARGET_PREFIX,
  TokensAnswer,
  UserAnswer,
} from './cognito.contract'

export type CognitoClient = {
  /** Tokens for a password. A page's own sign-in goes past our server: this one is for people whose password is published. */
  signIn(email: string, password: string): Promise<Result<AuthenticationResult, CognitoError>>
  /** New id and access tokens; the refresh token stays. May be asked again: nothing is used up by it. */
  refresh(refreshToken: string): Promise<Result<AuthenticationResult, CognitoError>>
  /** Ends a refresh token and every access token that came from it. */
  revoke(refreshToken: string): Promise<Result<null, CognitoError>>
  /** Ends every token of the person. */
  globalSignOut(accessToken: string): Promise<Result<null, CognitoError>>
  /** The sign-in of this token stays; every other one ends where the pool revokes. Each wrong try counts. */
  changePassword(asked: PasswordChange): Promise<Result<null, CognitoError>>
  /** What the pool's tokens call the person from now on; those that are out say what they said. */
  changeName(asked: NameChange): Promise<Result<null, CognitoError>>
  getUser(accessToken: string): Promise<Result<UserAnswer, CognitoError>>
  /** Deletes the person's account. A second time it is refused, for its tokens are no more. */
  deleteUser(accessToken: string): Promise<Result<null, CognitoError>>
  /** The pool's public keys. */
  keys(): Promise<Result<Jwks, Outage>>
}

type NameChange = { accessToken: string; first: string; last: string }
type PasswordChange = { accessToken: string; previous: string; proposed: string }

type Options = Pick<Parameters<typeof createHttp>[0], 'baseUrl' | 'fetch'> & { clientId: string; poolId: string }

/**
 * The server's side of the identity provider: what needs a token that only the session row holds.
 * @see https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/Welcome.html
 */
export function createCognitoClient({ baseUrl, fetch, clientId, poolId }: Options): CognitoClient {
  const http = createHttp({ upstream: 'cognito', baseUrl, fetch })
  const nothing = async <O extends Operation>(operation: O, body: RequestOf<O>) => {
    const answer = await http.read({ ...callOf(operation, body), schema: Nothing.nullable(), refusal })
    return answer.ok ? ok(null) : answer
  }
  return {
    signIn: (USERNAME, PASSWORD) => signedIn(http, { clientId, USERNAME, PASSWORD }),
    refresh: (RefreshToken) => refreshed(http, { ClientId: clientId, RefreshToken }),
    revoke: (Token) => nothing('RevokeToken', { ClientId: clientId, Token }),
    globalSignOut: (AccessToken) => nothing('GlobalSignOut', { AccessToken }),
    changePassword: (asked) => passwordChanged(http, asked),
    changeName: ({ accessToken: AccessToken, ...name }) =>
      nothing('UpdateUserAttributes', { AccessToken, UserAttributes: attributesOf(name) }),
    deleteUser: (AccessToken) => nothing('DeleteUser', { AccessToken }),
    getUser: (AccessToken) => http.read({ ...callOf('GetUser', { AccessToken }), schema: UserAnswer, refusal }),
    keys: () => http.read({ path: `/${poolId}/.well-known/jwks.json`, operation: 'jwks', schema: Jwks }),
  }
}

const attributesOf = ({ first, last }: Pick<NameChange, 'first' | 'last'>) => [
  { Name: 'name', Value: first },
  { Name: 'given_name', Value: first },
  { Name: 'family_name', Value: last },
]

type Password = { clientId: string; USERNAME: string; PASSWORD: string }

async function signedIn(http: Http, { clientId, ...AuthParameters }: Password) {
  const body = { ClientId: clientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }
  const answer = await http.read({ ...callOf('InitiateAuth', body), schema: TokensAnswer, refusal })
  return answer.ok ? ok(answer.value.AuthenticationResult) : answer
}

async function refreshed(http: Http, body: RequestOf<'GetTokensFromRefreshToken'>) {
  const answer = await http.read({ ...callOf('GetTokensFromRefreshToken', body), schema: TokensAnswer, refusal })
  return answer.ok ? ok(answer.value.AuthenticationResult) : answer
}

/** Done twice it would find another password: it is asked once. */
async function passwordChanged(http: Http, { accessToken: AccessToken, previous, proposed }: PasswordChange) {
  const body = { AccessToken, PreviousPassword: previous, ProposedPassword: proposed }
  const call = { ...callOf('ChangePassword', body), isRepeatable: false, schema: Nothing.nullable() }
  const answer = await http.read({ ...call, refusal: outrightRefusal })
  return answer.ok ? ok(null) : answer
}

/** None of these does more when it is asked twice, so all may be repeated. */
const callOf = <O extends Operation>(operation: O, body: RequestOf<O>) => ({
  method: 'POST' as const,
  path: '/',
  operation,
  body,
  isRepeatable: true,
  headers: { 'content-type': AMZ_JSON, 'x-amz-target': `${TARGET_PREFIX}${operation}` },
})

const LATER: readonly CognitoErrorCode[] = ['TooManyRequestsException', 'LimitExceededException']

/** Amazon answers 400 for too many requests, too: that says nothing about the token. */
function refusal(answer: Answer): CognitoError | null {
  const refused = outrightRefusal(answer)
  if (!refused || !LATER.includes(refused.code)) return refused
  return { kind: 'unreachable', cause: refused.code, retryAfterSeconds: null }
}

/** Of a call that waits for nothing: too many tries are an answer. */
function outrightRefusal({ body }: Answer): Extract<CognitoError, { kind: 'refused' }> | null {
  const failure = CognitoFailure.safeParse(body)
  const code = CognitoErrorCode.safeParse(failure.data?.__type.replace(/^.*#|:.*$/g, ''))
  return code.success ? { kind: 'refused', code: code.data } : null
}

/** Where the pool answers, whose tokens are believed, and for which application they are. */
export function poolSettings() {
  const { COGNITO_BASE_URL, COGNITO_USER_POOL_ID: poolId, COGNITO_CLIENT_ID: clientId, ...variables } = env()
  const baseUrl = COGNITO_BASE_URL ?? `${variables.publicOrigin}/upstream/cognito`
  return {
    poolId,
    clientId,
    baseUrl,
    issuer: variables.COGNITO_ISSUER ?? `${baseUrl}/${poolId}`,
    isHosted: COGNITO_BASE_URL !== undefined,
    /** passwords of a hosted pool are never sent to it in the clear unless the configuration says so */
    authFlow: variables.COGNITO_AUTH_FLOW ?? (COGNITO_BASE_URL ? 'USER_SRP_AUTH' : 'USER_PASSWORD_AUTH'),
  } as const
}

/** The identity provider of this process: hosted when COGNITO_BASE_URL is set, else the embedded one. */
export const cognito = (): Promise<CognitoClient> =>
  sharedPromise('cognito', async () => {
    const { isHosted, ...settings } = poolSettings()
    const fetch = isHosted ? undefined : (await embedded()).cognito
    return createCognitoClient({ ...settings, fetch })
  })

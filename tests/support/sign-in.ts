import { PERSONAS_PASSWORD } from '~/content/seed/personas'
import { AMZ_JSON, AuthenticationResult, TARGET_PREFIX } from '~/services/upstreams/cognito/cognito.contract'
import { CLIENT_ID } from './cognito-pool'
import { asJson, ownOrigin, type Raw, raw } from './raw-request'
import type { Server } from './server'

type At = Pick<Server, 'port'>
export type HeldTokens = { userJwt: string; accessToken: string; refreshToken: string }

/** One operation of the pool through the server’s request pipeline, as Amplify sends it. */
export function askPool(server: At, operation: string, body: object, headers: Record<string, string> = {}) {
  return raw(server, '/upstream/cognito', {
    method: 'POST',
    headers: {
      ...ownOrigin(server),
      'content-type': AMZ_JSON,
      'x-amz-target': `${TARGET_PREFIX}${operation}`,
      ...headers,
    },
    body: JSON.stringify({ ClientId: CLIENT_ID, ...body }),
  })
}

export const askPassword = (server: At, USERNAME: string, PASSWORD: string, headers?: Record<string, string>) =>
  askPool(server, 'InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }, headers)

/** The tokens of a person of the seed. */
export async function heldTokens(server: At, email: string, password = PERSONAS_PASSWORD): Promise<HeldTokens> {
  return heldIn(await askPassword(server, email, password))
}

/** The tokens that the pool's answer to a password brings. */
export function heldIn({ text }: Raw): HeldTokens {
  const { IdToken, AccessToken, RefreshToken } = AuthenticationResult.required().parse(
    JSON.parse(text).AuthenticationResult,
  )
  return { userJwt: IdToken, accessToken: AccessToken, refreshToken: RefreshToken }
}

export const postTokens = (server: At, tokens: object, headers: Record<string, string> = {}) =>
  raw(server, '/api/save-user-jwt', {
    method: 'POST',
    headers: { ...asJson(server), ...headers },
    body: JSON.stringify(tokens),
  })

/** The code of the newest email to an address; it is sent beside the answer that promises it. */
export async function codeFor(server: At & Pick<Server, 'url' | 'qaKey'>, address: string): Promise<string> {
  for (let time = 0; time < 50; time++) {
    const headers = { origin: server.url, 'x-qa-key': server.qaKey }
    const { text } = await raw(server, '/upstream/qa/mailbox', { headers })
    const email: unknown = JSON.parse(text).find((each: object) => JSON.stringify(each).includes(address))
    const code = /\b\d{6}\b/.exec(JSON.stringify(email ?? ''))?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no code for ${address}`)
}

/** The cookie that an answer sets, as a browser would send it; '' where it sets none. */
export const cookieIn = ({ headers }: Raw) => [headers['set-cookie'] ?? []].flat().join().split(';')[0] ?? ''

/** A person of the seed signs in: the cookie of the session. */
export async function signInOver(server: At, email: string, cookie = ''): Promise<string> {
  const answer = await postTokens(server, await heldTokens(server, email), { cookie })
  if (answer.status !== 200) throw new Error(`signing in ended with ${answer.status}`)
  return cookieIn(answer)
}

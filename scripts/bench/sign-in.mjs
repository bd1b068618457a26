import { readFileSync } from 'node:fs'

const { password } = JSON.parse(readFileSync('src/content/seed/personas.json', 'utf8'))

/** The session cookie of a person of the seed, signed in as the sign-in page does it. */
export async function signedIn(base, email) {
  const headers = { origin: base, 'content-type': 'application/x-amz-json-1.1' }
  const target = { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' }
  const AuthParameters = { USERNAME: email, PASSWORD: password }
  const body = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: 'playchart-web', AuthParameters }
  const pool = await post(`${base}/upstream/cognito/`, { headers: { ...headers, ...target }, body })
  const { IdToken, AccessToken, RefreshToken } = (await pool.json()).AuthenticationResult
  const saved = await post(`${base}/api/save-user-jwt`, {
    headers: { ...headers, 'content-type': 'application/json' },
    body: { userJwt: IdToken, accessToken: AccessToken, refreshToken: RefreshToken },
  })
  return saved.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

async function post(url, { headers, body }) {
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}

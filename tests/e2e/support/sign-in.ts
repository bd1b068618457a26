import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { mailedCode } from './mail'

const { password, personas }: { password: string; personas: { email: string; playchartId: string }[] } = JSON.parse(
  readFileSync('src/content/seed/personas.json', 'utf8'),
)

/** 'parent' is parent@playchart.test. */
export const emailOf = (persona: string) => `${persona}@playchart.test`

export function accountOf(persona: string): string {
  const found = personas.find(({ email }) => email === emailOf(persona))
  if (!found) throw new Error(`nobody is called ${persona}`)
  return found.playchartId
}

/** Signs in as the sign-in page does, without its screen: the pool's tokens are handed to our server. */
export const signInAs = (request: APIRequestContext, origin: string, persona: string) =>
  signInWith(request, origin, { email: emailOf(persona), password })

type Credentials = { email: string; password: string }

export async function signInWith(request: APIRequestContext, origin: string, { email, password: own }: Credentials) {
  const { AuthenticationResult: tokens } = await askPool(request, origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: own },
  })
  const saved = await request.post(`${origin}/api/save-user-jwt`, {
    headers: { origin },
    data: { userJwt: tokens.IdToken, accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken },
  })
  expect(saved.status(), await saved.text()).toBeLessThan(300)
}

type NewPerson = Credentials & { name: string }

/** An account that no other test has, signed in. */
export async function signUpAs(request: APIRequestContext, origin: string, { name, ...credentials }: NewPerson) {
  const { email, password: own } = credentials
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: name },
  ]
  await askPool(request, origin, 'SignUp', { Username: email, Password: own, UserAttributes })
  const ConfirmationCode = await mailedCode(origin, email)
  await askPool(request, origin, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  await signInWith(request, origin, credentials)
}

async function askPool(request: APIRequestContext, origin: string, operation: string, question: object) {
  const answer = await request.post(`${origin}/upstream/cognito/`, {
    headers: {
      origin,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    data: JSON.stringify({ ClientId: 'playchart-web', ...question }),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

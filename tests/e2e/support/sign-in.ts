import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { decodeJwt } from 'jose'
import { ACCOUNT_CLAIM } from '../../../src/services/upstreams/cognito/cognito.contract'
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

export type Credentials = { email: string; password: string }

export async function signInWith(request: APIRequestContext, origin: string, credentials: Credentials) {
  const tokens = await tokensOf(origin, credentials)
  const saved = await request.post(`${origin}/api/save-user-jwt`, {
    headers: { origin },
    data: { userJwt: tokens.IdToken, accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken },
  })
  expect(saved.status(), await saved.text()).toBeLessThan(300)
}

/** The pool's own word for who somebody is, and the account that it names. */
export async function tokenOf(origin: string, credentials: Credentials) {
  const { IdToken } = await tokensOf(origin, credentials)
  return { idToken: IdToken, account: String(decodeJwt(IdToken)[ACCOUNT_CLAIM]) }
}

type Tokens = { IdToken: string; AccessToken: string; RefreshToken: string }

async function tokensOf(origin: string, { email, password: own }: Credentials): Promise<Tokens> {
  const answer = await askPool(origin, 'InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: own },
  })
  return answer.AuthenticationResult
}

type NewPerson = Credentials & { name: string }

/** An account that no other test has, signed in. */
export async function signUpAs(request: APIRequestContext, origin: string, { name, ...credentials }: NewPerson) {
  const { email, password: own } = credentials
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: name },
  ]
  await askPool(origin, 'SignUp', { Username: email, Password: own, UserAttributes })
  const ConfirmationCode = await mailedCode(origin, email)
  await askPool(origin, 'ConfirmSignUp', { Username: email, ConfirmationCode })
  await signInWith(request, origin, credentials)
}

/** Has a code mailed for a forgotten password. */
export const mailCode = (origin: string, email: string) => askPool(origin, 'ForgotPassword', { Username: email })

async function askPool(origin: string, operation: string, question: object) {
  const answer = await fetch(`${origin}/upstream/cognito/`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ ClientId: 'playchart-web', ...question }),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text)
}

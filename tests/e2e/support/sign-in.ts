import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'

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
export async function signInAs(request: APIRequestContext, origin: string, persona: string) {
  const answer = await request.post(`${origin}/upstream/cognito/`, {
    headers: {
      origin,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    data: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: 'playchart-web',
      AuthParameters: { USERNAME: emailOf(persona), PASSWORD: password },
    }),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { AuthenticationResult: tokens } = await answer.json()
  const saved = await request.post(`${origin}/api/save-user-jwt`, {
    headers: { origin },
    data: { userJwt: tokens.IdToken, accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken },
  })
  expect(saved.status(), await saved.text()).toBeLessThan(300)
}

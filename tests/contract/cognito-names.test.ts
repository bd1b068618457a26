import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { CLIENT_ID, claimsOf, openTestPool, type TestPool, tokensOf } from '../support/cognito-pool'
import { openTestDatabase, type TestDatabase } from '../support/database'

let opened: TestDatabase
let cognito: TestPool

beforeAll(async () => {
  opened = await openTestDatabase()
  cognito = await openTestPool(opened.db)
})
afterAll(() => opened.close())

const UserAttributes = [
  { Name: 'given_name', Value: ' Quentin ' },
  { Name: 'name', Value: 'Quentin' },
  { Name: 'email', Value: 'somebody@else.test' },
  { Name: 'family_name', Value: ' ' },
]

test('a name is what the tokens after it say, whatever else somebody sends; the others keep theirs', async () => {
  const { email } = persona('gift')
  const { AccessToken, RefreshToken } = await tokensOf(cognito, email, PERSONAS_PASSWORD)
  expect((await cognito.call('UpdateUserAttributes', { AccessToken, UserAttributes })).status).toBe(200)
  const renewed = await cognito.call('GetTokensFromRefreshToken', { ClientId: CLIENT_ID, RefreshToken })
  const claims = claimsOf(renewed.body.AuthenticationResult.IdToken)
  expect(claims).toMatchObject({ given_name: 'Quentin', name: 'Quentin', email })
  expect(claims).not.toHaveProperty('family_name')
  const other = await tokensOf(cognito, persona('parent').email, PERSONAS_PASSWORD)
  expect(claimsOf(other.IdToken)).not.toMatchObject({ name: 'Quentin' })
})

test('a name is changed by nobody who has no living access token', async () => {
  const { AccessToken } = await tokensOf(cognito, persona('gift').email, PERSONAS_PASSWORD)
  await cognito.call('GlobalSignOut', { AccessToken })
  for (const token of ['a.b.c', AccessToken]) {
    const { body } = await cognito.call('UpdateUserAttributes', { AccessToken: token, UserAttributes })
    expect(body).toMatchObject({ __type: 'NotAuthorizedException' })
  }
})

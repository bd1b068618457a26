import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from 'aws-amplify/auth'
import { serve } from 'srvx'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { CLIENT_ID, openTestPool, POOL_ID, type TestPool } from '../support/cognito-pool'
import { openTestDatabase, type TestDatabase } from '../support/database'

let opened: TestDatabase
let cognito: TestPool
let server: ReturnType<typeof serve>
const asked: string[] = []

beforeAll(async () => {
  opened = await openTestDatabase()
  cognito = await openTestPool(opened.db)
  server = serve({
    port: 0,
    hostname: '127.0.0.1',
    silent: true,
    fetch: (request) => {
      asked.push((request.headers.get('x-amz-target') ?? '').split('.')[1] ?? '')
      return cognito.handler(request)
    },
  })
  await server.ready()
  const Cognito = {
    userPoolId: POOL_ID,
    userPoolClientId: CLIENT_ID,
    userPoolEndpoint: `${server.url}upstream/cognito`,
  }
  Amplify.configure({ Auth: { Cognito } })
})
afterAll(async () => {
  await server.close(true)
  await opened.close()
})
afterEach(async () => {
  await signOut()
  asked.length = 0
})

const parent = persona('parent')
const flows = ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const

describe.each(flows)('Amplify itself, %s', (authFlowType) => {
  const enter = (username: string, password: string) => signIn({ username, password, options: { authFlowType } })

  test('signs in, has a session with the account in its id token, and signs out (S-359)', async () => {
    expect(await enter(parent.email, PERSONAS_PASSWORD)).toMatchObject({ isSignedIn: true })
    const { tokens } = await fetchAuthSession()
    expect(tokens?.idToken?.payload).toMatchObject({
      sub: parent.sub,
      email: parent.email,
      'custom:account_manager_id': parent.playchartId,
    })
    expect(await getCurrentUser()).toMatchObject({ userId: parent.sub })
    await signOut()
    expect(asked.at(-1)).toBe('RevokeToken')
    expect((await fetchAuthSession()).tokens).toBeUndefined()
  })

  test('a wrong password and an unknown address are refused in the same words', async () => {
    const wrong = await enter(parent.email, 'another-password').catch((error: Error) => error)
    const unknown = await enter('nobody@playchart.test', 'another-password').catch((error: Error) => error)
    const words = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
    expect(wrong).toMatchObject(words)
    expect(unknown).toMatchObject(words)
  })

  test('signing up ends in a mailed code, and the code in an account that can sign in (S-359)', async () => {
    const username = `${authFlowType.toLowerCase()}@playchart.test`
    const password = 'Seven-Small-Boats'
    const userAttributes = { email: username, given_name: 'Mila', family_name: 'Parent', locale: 'nl' }
    const signedUp = await signUp({ username, password, options: { userAttributes } })
    expect(signedUp.nextStep).toMatchObject({ signUpStep: 'CONFIRM_SIGN_UP' })
    expect(await enter(username, password)).toMatchObject({ nextStep: { signInStep: 'CONFIRM_SIGN_UP' } })
    const first = cognito.codeFor(username)
    await resendSignUpCode({ username })
    const second = cognito.codeFor(username)
    if (first !== second)
      await expect(confirmSignUp({ username, confirmationCode: first })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      })
    expect(await confirmSignUp({ username, confirmationCode: second })).toMatchObject({ isSignUpComplete: true })
    expect(cognito.mails.at(-1)).toMatchObject({ kind: 'signUp', language: 'nl' })
    expect(await enter(username, password)).toMatchObject({ isSignedIn: true })
    expect(await fetchUserAttributes()).toMatchObject({ email: username, given_name: 'Mila', email_verified: 'true' })
  })

  test('a new password by mailed code; the old one is worth nothing', async () => {
    const username = persona('new').email
    const newPassword = `Nine-Wooden-Rings-${authFlowType}`
    await resetPassword({ username })
    await expect.poll(() => cognito.mails.findLast(({ to, kind }) => to === username && kind === 'reset')).toBeTruthy()
    await confirmResetPassword({ username, newPassword, confirmationCode: cognito.codeFor(username) })
    cognito.mails.length = 0
    await expect(enter(username, PERSONAS_PASSWORD)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    expect(await enter(username, newPassword)).toMatchObject({ isSignedIn: true })
  })

  test('a new password for the old one, and in one step', async () => {
    const { email: username } = persona('finished')
    const next = 'Three-Red-Buckets'
    await enter(username, PERSONAS_PASSWORD)
    await updatePassword({ oldPassword: PERSONAS_PASSWORD, newPassword: next })
    await signOut()
    await expect(enter(username, PERSONAS_PASSWORD)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
    await enter(username, next)
    await updatePassword({ oldPassword: next, newPassword: PERSONAS_PASSWORD })
  })

  test('its session is refreshed, and every session ends with a global sign-out (S-359)', async () => {
    await enter(parent.email, PERSONAS_PASSWORD)
    const before = (await fetchAuthSession()).tokens?.idToken?.toString()
    const after = (await fetchAuthSession({ forceRefresh: true })).tokens?.idToken?.toString()
    expect(after).toBeTruthy()
    expect(after).not.toBe(before)
    expect(asked.at(-1)).toBe('GetTokensFromRefreshToken')
    await signOut({ global: true })
    expect(asked.at(-1)).toBe('GlobalSignOut')
  })
})

import { expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { asJson, raw } from '../support/raw-request'
import { seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { signInOver } from '../support/sign-in'

const FILE = 'src/services/flows/identity/identity.functions.ts'
const parent = persona('parent')

test(
  'after kill -9 whoever was signed in still is, and the tokens of before are renewed by the same keys',
  async () => {
    const place = await seededPlace()
    const env = { LIMITS_FACTOR: '100' }
    const identity = async (server: Server, cookie: string, name = 'getIdentity') =>
      (await callFunction(server, { name, file: FILE }, { cookie })).result
    const signedIn = { ok: true, value: { kind: 'signedIn', person: { email: parent.email } } }

    const before = await startServer({ place, env })
    const cookie = await signInOver(before, parent.email)
    const keysOf = async (server: Server) =>
      (await raw(server, '/upstream/cognito/local_playchart/.well-known/jwks.json')).text
    const keys = await keysOf(before)
    await before.kill()

    const after = await startServer({ place, env, port: before.port })
    expect(await keysOf(after)).toBe(keys)
    expect(await identity(after, cookie)).toMatchObject(signedIn)
    await raw(after, '/upstream/qa/clock', {
      method: 'POST',
      headers: { ...asJson(after), 'x-qa-key': after.qaKey },
      body: JSON.stringify({ advanceMs: 2 * 3_600_000 }),
    })
    expect(await identity(after, cookie)).toMatchObject(signedIn)
    expect(await identity(after, cookie, 'refreshIdentity')).toMatchObject(signedIn)
    await after.kill()
    await place.drop()
  },
  PATIENCE_MS,
)

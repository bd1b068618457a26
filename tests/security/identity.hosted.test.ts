import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { signInOver } from '../support/sign-in'

const FILE = 'src/services/flows/identity/identity.functions.ts'
/** Late enough for a token of an hour to be renewed, early enough for it to live. */
const LATE_MS = 57 * 60_000
const ROUNDS = 20
const parent = persona('parent')
let place: Place
let servers: [Server, Server]

/** Two processes on one database: what one does to a session, the other knows with its next request. */
beforeAll(async () => {
  place = await seededPlace()
  const env = { LIMITS_FACTOR: '100' }
  servers = [await startServer({ place, env }), await startServer({ place, env })]
}, PATIENCE_MS)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await place.drop()
})

const call = async (server: Server, name: string, { cookie, data }: { cookie: string; data?: object }) =>
  (await callFunction(server, { name, file: FILE }, { cookie, data })).result
const SIGNED_IN = { ok: true, value: { kind: 'signedIn', person: { sub: parent.sub } } }
const SIGNED_OUT = { ok: true, value: { kind: 'signedOut' } }

const setClocks = (epochMs: number) =>
  Promise.all(
    servers.map((server) =>
      raw(server, '/upstream/qa/clock', {
        method: 'POST',
        headers: { origin: server.url, 'content-type': 'application/json', 'x-qa-key': server.qaKey },
        body: JSON.stringify({ set: new Date(epochMs).toISOString() }),
      }),
    ),
  )
const renewals = () =>
  servers.reduce((sum, server) => sum + server.logs().split('"operation":"GetTokensFromRefreshToken"').length - 1, 0)

test(
  'tokens that two processes want to renew at once are renewed once, twenty times over',
  async () => {
    const cookie = await signInOver(servers[0], parent.email)
    const began = Date.now()
    for (let round = 1; round <= ROUNDS; round++) {
      const before = renewals()
      await setClocks(began + round * LATE_MS)
      const asking = Array.from({ length: 6 }, (_, turn) => call(servers[turn % 2 ? 0 : 1], 'getIdentity', { cookie }))
      expect(await Promise.all(asking)).toEqual(Array(6).fill(expect.objectContaining({ ok: true })))
      // the lines of requests that have been answered
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect({ round, renewals: renewals() - before }).toEqual({ round, renewals: 1 })
    }
    for (const server of servers) expect(await call(server, 'getIdentity', { cookie })).toMatchObject(SIGNED_IN)
    await setClocks(Date.now())
  },
  PATIENCE_MS,
)

test(
  'a sign-out at one process ends the session with the very next request to the other',
  async () => {
    const [here, there] = servers
    for (let round = 0; round < 5; round++) {
      const cookie = await signInOver(round % 2 ? here : there, parent.email)
      for (const server of servers) expect(await call(server, 'getIdentity', { cookie })).toMatchObject(SIGNED_IN)
      const data = { as: parent.playchartId }
      expect(await call(here, 'signOut', { cookie, data })).toMatchObject({ ok: true })
      expect(await call(there, 'getIdentity', { cookie })).toEqual(SIGNED_OUT)
    }
  },
  PATIENCE_MS,
)

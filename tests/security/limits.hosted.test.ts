import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { onServer } from '../support/own-state'
import { BROWSER, type Raw, raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { askPassword, askPool, codeFor, heldIn, postTokens } from '../support/sign-in'
import { openTcpProxy, type TcpProxy } from '../support/tcp-proxy'

const SOON = { timeout: 10_000, interval: 200 }
/** 4 sign-ins and 400 reads a minute */
const LIMITS_FACTOR = '0.4'
let place: Place
let redis: TcpProxy
let servers: [Server, Server]
/** counts with PostgreSQL alone */
let withoutRedis: Server

beforeAll(async () => {
  place = await seededPlace()
  const address = new URL(place.state?.variables.REDIS_URL ?? '')
  redis = await openTcpProxy({ host: address.hostname, port: Number(address.port) })
  address.host = `127.0.0.1:${redis.port}`
  const env = { TRUSTED_PROXIES: '1', LIMITS_FACTOR }
  const shared = { ...env, REDIS_URL: address.href }
  servers = [await startServer({ place, env: shared }), await startServer({ place, env: shared })]
  withoutRedis = await startServer({ place, env: { ...env, REDIS_URL: '' } })
}, PATIENCE_MS)
afterAll(async () => {
  await Promise.all([...servers, withoutRedis].map((server) => server.stop()))
  await redis.cut()
  await place.drop()
})

let visitors = 0
/** Somebody whom nothing has counted yet. */
const visitor = () => {
  visitors += 1
  return { 'x-forwarded-for': `198.51.100.${visitors}` }
}
type Visitor = ReturnType<typeof visitor>

const signIn = (server: Server, from: Visitor) => askPassword(server, persona('parent').email, PERSONAS_PASSWORD, from)
const statusesOf = (answers: Raw[]) => answers.map(({ status }) => status)
const wordsOf = ({ text }: Raw) => JSON.parse(text).error

async function counted(server: Server, { times, from }: { times: number; from: Visitor }) {
  const answers: Raw[] = []
  for (let time = 0; time < times; time++) answers.push(await signIn(server, from))
  return answers
}

test(
  'with Redis every class is counted for all processes together, reads and pictures too',
  async () => {
    const [here, there] = servers
    const from = visitor()
    for (let at = 0; at < 20; at++) {
      const reads = Array.from({ length: 20 }, (_, turn) => raw(turn % 2 ? here : there, '/api/me', { headers: from }))
      expect(new Set(statusesOf(await Promise.all(reads)))).toEqual(new Set([200]))
    }
    for (const server of servers) expect((await raw(server, '/api/me', { headers: from })).status).toBe(429)
    expect((await raw(here, '/api/me', { headers: visitor() })).status).toBe(200)
    expect(statusesOf(await counted(here, { times: 4, from }))).toEqual([200, 200, 200, 200])
    const over = await signIn(there, from)
    expect([over.status, wordsOf(over)]).toEqual([
      429,
      expect.stringMatching(/^Too many tries\. Please wait \d+ seconds? and try again\.$/),
    ])
  },
  PATIENCE_MS,
)

test(
  'while Redis is away PostgreSQL counts sign-ins, for all processes together; pages come at once',
  async () => {
    const [here, there] = servers
    await redis.cut()
    expect((await raw(there, '/', { headers: { ...BROWSER, ...visitor() } })).status).toBe(200)
    await vi.waitFor(async () => {
      const from = visitor()
      const answers = [...(await counted(here, { times: 3, from })), ...(await counted(there, { times: 2, from }))]
      expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 429])
      expect(answers[4] && wordsOf(answers[4])).toMatch(/^Too many tries\. .* \d+ s/)
      expect(answers[4]?.headers['retry-after']).toMatch(/^\d+$/)
    }, SOON)
    await redis.mend()
    // nobody restarts: what one process counts, the other knows again
    await vi.waitFor(async () => {
      const next = visitor()
      expect(statusesOf(await counted(here, { times: 4, from: next }))).toEqual([200, 200, 200, 200])
      expect(wordsOf(await signIn(there, next))).toMatch(/^Too many tries/)
    }, SOON)
  },
  PATIENCE_MS,
)

test(
  'a Redis that hangs costs a page a moment, and a sign-in nothing but tries',
  async () => {
    const [here] = servers
    redis.hold()
    const started = performance.now()
    expect((await signIn(here, visitor())).status).toBe(200)
    for (let time = 0; time < 10; time++) expect((await raw(here, '/api/me', { headers: visitor() })).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(5000)
    redis.release()
    await vi.waitFor(async () => {
      expect(statusesOf(await counted(here, { times: 4, from: visitor() }))).toEqual([200, 200, 200, 200])
    }, SOON)
  },
  PATIENCE_MS,
)

test(
  'without Redis PostgreSQL counts sign-ins; where its table is gone the process does, until it is back',
  async () => {
    const from = visitor()
    expect(statusesOf(await counted(withoutRedis, { times: 5, from }))).toEqual([200, 200, 200, 200, 429])
    await onServer(place.state?.variables.DATABASE_URL ?? '', 'drop table rate_limits')
    const answers = await counted(withoutRedis, { times: 3, from: visitor() })
    expect(statusesOf(answers)).toEqual([200, 200, 429])
    expect(answers[2] && wordsOf(answers[2])).toMatch(/^Something of ours is down, so fewer tries are taken\. .* \d+ s/)
    await vi.waitFor(async () => {
      expect(statusesOf(await counted(withoutRedis, { times: 4, from: visitor() }))).toEqual([200, 200, 200, 200])
    }, SOON)
  },
  PATIENCE_MS,
)

test(
  'with Redis away and the real limits somebody mistypes a password and signs in, and somebody else signs up whole',
  async () => {
    const server = await startServer({ place, env: { TRUSTED_PROXIES: '1', REDIS_URL: 'redis://127.0.0.1:1' } })
    try {
      const from = visitor()
      const { email } = persona('parent')
      expect((await askPassword(server, email, 'Wrong-Boats-Now', from)).status).toBe(400)
      expect(
        (await postTokens(server, heldIn(await askPassword(server, email, PERSONAS_PASSWORD, from)), from)).status,
      ).toBe(200)

      const [next, Username, Password] = [visitor(), 'someone@playchart.test', 'Nine-Kites-Now']
      const asked = async (operation: string, body: object) => (await askPool(server, operation, body, next)).status
      expect(await asked('SignUp', { Username, Password, UserAttributes: [{ Name: 'email', Value: Username }] })).toBe(
        200,
      )
      const ConfirmationCode = await codeFor(server, Username)
      expect(await asked('ConfirmSignUp', { Username, ConfirmationCode: '000000' })).toBe(400)
      expect(await asked('ConfirmSignUp', { Username, ConfirmationCode })).toBe(200)
      expect((await postTokens(server, heldIn(await askPassword(server, Username, Password, next)), next)).status).toBe(
        200,
      )
      const guesses = await Promise.all(Array.from({ length: 12 }, () => askPassword(server, email, 'a guess', from)))
      expect(statusesOf(guesses).filter((status) => status === 400)).toHaveLength(7)
    } finally {
      await server.stop()
    }
  },
  PATIENCE_MS,
)

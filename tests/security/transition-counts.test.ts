import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { asJson, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

const ADDRESS = '/api/transition-counts'
let server: Server

beforeAll(async () => {
  server = await startServer()
}, PATIENCE_MS)
afterAll(() => server.stop())

const AGREED = { cookie: 'consent=statistics' }
const KNOWN = { machine: 'consent', transition: 'consent.asking::ACCEPT::0', count: 1 }
const UNKNOWN = { machine: 'consent', transition: 'consent.asking::CANARY::0', count: 1 }
const CANARY = 'canary.kestrel@example.test'

type Sending = { headers?: Record<string, string>; body?: unknown }
const send = ({ headers = AGREED, body = { counts: [KNOWN] } }: Sending = {}) =>
  raw(server, ADDRESS, {
    method: 'POST',
    headers: { ...asJson(server), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const Counted = z.strictObject({ counted: z.number(), refused: z.number() })

/** What is kept, as the page of the machine shows it. */
async function shown(): Promise<string> {
  const { text } = await raw(server, '/machines/consent?view=visitors', { method: 'GET', headers: {} })
  return text
}

test('what is counted of somebody who has agreed is taken; names that no machine has are left out of it', async () => {
  const { status, text } = await send({ body: { counts: [KNOWN, UNKNOWN] } })
  expect([status, Counted.parse(JSON.parse(text))]).toEqual([200, { counted: 1, refused: 1 }])
  const page = await shown()
  expect(page).toMatch(/transitions:\{[^}]*"consent\.asking::ACCEPT::0":1[,}]/)
  expect(page).not.toContain('CANARY')
})

test.each([
  ['another origin', { headers: { ...AGREED, origin: 'https://elsewhere.example' } }, 403],
  ['no consent', { headers: {} }, 422],
  ['a refusal', { headers: { cookie: 'consent=none' } }, 422],
  ['a consent to something else', { headers: { cookie: 'consent=marketing' } }, 422],
  ['another kind of content', { headers: { ...AGREED, 'content-type': 'text/plain' } }, 415],
  ['no JSON', { body: '{' }, 400],
  ['a prototype', { body: '{"counts":[],"__proto__":{"a":1}}' }, 400],
  ['nothing', { body: { counts: [] } }, 400],
  ['a field more', { body: { counts: [{ ...KNOWN, email: CANARY }] } }, 400],
  ['an address for a name', { body: { counts: [{ ...KNOWN, transition: CANARY }] } }, 400],
  ['flags that the browser claims', { body: { counts: [KNOWN], variants: { 'new-checkout': 'off' } } }, 400],
  ['too many', { body: { counts: Array(201).fill(KNOWN) } }, 400],
  ['names that nobody has', { body: { counts: [UNKNOWN] } }, 422],
  [
    'a tool of the team',
    { body: { counts: [{ machine: 'machineChart', transition: 'machineChart::ZOOM_IN::0', count: 1 }] } },
    422,
  ],
  ['a machine that is a path', { body: { counts: [{ ...KNOWN, machine: '../rules' }] } }, 400],
  ['more than 48 KB', { body: JSON.stringify({ counts: [KNOWN], pad: 'a'.repeat(50_000) }) }, 413],
] satisfies [string, Sending, number][])('%s is refused', async (_what, sending, status) => {
  expect((await send(sending)).status).toBe(status)
  expect(await shown()).not.toContain('canary')
})

test('nothing but a POST is taken', async () => {
  const { status } = await raw(server, ADDRESS, { method: 'GET', headers: {} })
  expect(status).toBe(405)
})

test('T15 one address sends sixty times a minute, and is told when it may again', async () => {
  const answers = await Promise.all(Array.from({ length: 61 }, () => send({ body: { counts: [UNKNOWN] } })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/)
})

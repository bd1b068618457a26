import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { persona } from '~/content/seed/personas'
import { asJson, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { askPool, codeFor, signInOver } from '../support/sign-in'

const DAY_MS = 86_400_000
const parent = persona('parent')
let server: Server

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
}, PATIENCE_MS)
afterEach(() => ask('DELETE', 'clock'))
afterAll(() => server.stop())

const headers = () => ({ ...asJson(server), 'x-qa-key': server.qaKey })
const ask = (method: string, control: string, body?: unknown) =>
  raw(server, `/upstream/qa/${control}`, {
    method,
    headers: headers(),
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

const Refused = z.object({
  error: z.string(),
  fields: z.array(z.strictObject({ path: z.string(), expected: z.string() })),
})

test.each([
  ['faults', { upstream: 'shopify', outcome: { kind: 'status', status: 99 } }, [['outcome.status', 'at least 200']]],
  [
    'faults',
    { upstream: '', outcome: { kind: 'late' }, time: 1 },
    [
      ['upstream', 'at least 1 characters'],
      ['outcome.kind', 'one of status, delay, drop, garbage, partial, malformed, reordered, answer'],
      ['time', 'nothing of this name'],
    ],
  ],
  [
    'faults',
    { outcome: 'drop', upstream: 'x', times: 0 },
    [
      ['outcome', 'an object'],
      ['times', 'above 0'],
    ],
  ],
  ['clock', { set: 'tomorrow' }, [['set', 'an instant with its zone, as 2027-01-31T09:00:00Z']]],
  [
    'clock',
    { advanceMs: 1.5, keepSessions: 1 },
    [
      ['advanceMs', 'a whole number'],
      ['keepSessions', 'true or false'],
    ],
  ],
  ['clock', {}, [['body', 'either set or advanceMs']]],
  ['clock', '{"set"', [['body', 'JSON']]],
  ['stock', { sku: 'x', stock: -1 }, [['stock', 'at least 0']]],
  ['flags', { key: 'cart-treatment', value: 'purple' }, [['value', 'a value of this flag']]],
])('/upstream/qa/%s names each field of a body that is wrong: %j', async (control, body, fields) => {
  const { status, text } = await ask('POST', control, body)
  const answer = Refused.parse(JSON.parse(text))
  expect([status, answer.fields.map(({ path, expected }) => [path, expected])]).toEqual([422, fields])
  const [path, expected] = fields[0] ?? []
  expect(answer.error).toBe(`${path}: expected ${expected}`)
})

test('a letter is shown as it looks to who has the key, and nothing in it can run or fetch', async () => {
  await askPool(server, 'ForgotPassword', { Username: parent.email })
  await codeFor(server, parent.email)
  const Letters = z.array(z.object({ id: z.string(), recipient: z.string() }))
  const letters = Letters.parse(JSON.parse((await ask('GET', 'mailbox')).text))
  const { id } = letters.find(({ recipient }) => recipient === parent.email) ?? { id: '' }
  const show = (asked: { id?: string; key?: string }) =>
    raw(server, `/mailbox/letter?${new URLSearchParams(Object.entries(asked))}`)
  const shown = await show({ id, key: server.qaKey })
  expect([shown.status, shown.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(shown.text).toContain('<h1 ')
  expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*sandbox$/)
  expect(shown.headers['cache-control']).toBe('private, no-store')
  for (const asked of [{ id }, { id, key: 'another' }, { id: 'nowhere', key: server.qaKey }, { key: server.qaKey }])
    expect((await show(asked)).status, JSON.stringify(asked)).toBe(404)
})

const FILE = 'src/services/flows/identity/identity.functions.ts'
async function isSignedIn(cookie: string) {
  const { text } = await callFunction(server, { name: 'getIdentity', file: FILE }, { cookie })
  return text.includes(parent.email)
}

test.each([
  ['a year on', 400 * DAY_MS],
  ['two months back', -60 * DAY_MS],
])('a clock that QA moves %s keeps people signed in where QA asks so', async (_, advanceMs) => {
  const cookie = await signInOver(server, parent.email)
  expect((await ask('POST', 'clock', { advanceMs, keepSessions: true })).status).toBe(200)
  expect(await isSignedIn(cookie)).toBe(true)
  expect((await ask('DELETE', 'clock?keepSessions=true')).status).toBe(200)
  expect(await isSignedIn(cookie)).toBe(true)
})

test('without a word of it a session that has ended by the clock has ended', async () => {
  const cookie = await signInOver(server, parent.email)
  await ask('POST', 'clock', { advanceMs: 40 * DAY_MS })
  expect(await isSignedIn(cookie)).toBe(false)
})

const Done = z.object({ isDone: z.boolean(), done: z.record(z.string(), z.record(z.string(), z.number())) })
const due = async () => Done.parse(JSON.parse((await ask('POST', 'due')).text))

test('what is due now is done at once, and said: boxes move, letters go out, and nothing more is due after', async () => {
  await ask('POST', 'clock', { advanceMs: 70 * DAY_MS })
  const first = await due()
  expect(first.isDone).toBe(true)
  expect(Object.keys(first.done).toSorted()).toEqual(['checkout-orchestration', 'subscription-manager'])
  expect(first.done['subscription-manager']?.moved).toBeGreaterThan(0)
  expect((await due()).done['subscription-manager']?.moved).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { signInOver } from '../support/sign-in'

const RELEASE = { name: 'releasePause', file: 'src/services/flows/reading-club/reading-club.functions.ts' }
const PAGE = '/account/early-reader-club'
const as = persona('parent').playchartId
let server: Server
let [own, other, paused] = ['', '', '']

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  own = await signInOver(server, persona('parent').email)
  other = await signInOver(server, persona('reader').email)
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const body = JSON.stringify({ key: 'erc-pause-state', value: 'on' })
  await raw(server, '/upstream/qa/flags', { method: 'POST', headers, body })
  const { text } = await raw(server, PAGE, { headers: { ...BROWSER, cookie: own } })
  // the second item of the seed
  paused = [...text.matchAll(/selected_subscription_uuid=([\w-]{36})"/g)].at(1)?.[1] ?? ''
}, PATIENCE_MS)
afterAll(() => server.stop())

/** What its own page says it is. */
async function kind(): Promise<string> {
  const path = `${PAGE}?selected_subscription_uuid=${paused}`
  const { text } = await raw(server, path, { headers: { ...BROWSER, cookie: own } })
  return /data-kind="(\w+)"/.exec(text)?.[1] ?? ''
}

type Sent = { cookie?: string; data?: unknown }
const release = ({ cookie = own, data = { as, id: paused } }: Sent = {}) =>
  callFunction(server, RELEASE, { data, cookie })

test.each([
  ['nobody', 'unauthorised', () => ({ cookie: '' })],
  ['somebody else under the name of its owner', 'otherPerson', () => ({ cookie: other })],
  ['somebody else', 'notFound', () => ({ cookie: other, data: { as: persona('reader').playchartId, id: paused } })],
  ['an id that nobody has', 'notFound', () => ({ data: { as, id: '00000000-0000-4000-8000-00000000dead' } })],
])('A-256 %s gets %s, and it stays paused', async (_who, error, how) => {
  expect((await release(how())).result).toMatchObject({ ok: false, error: { kind: error } })
  expect(await kind()).toBe('paused')
})

test.each([
  ['no id', { as, id: '1; drop table' }],
  ['nobody’s name', { as: null, id: '00000000-0000-4000-8000-00000000dead' }],
  ['more than an id', { as, id: '00000000-0000-4000-8000-00000000dead', status: 'active' }],
  ['nothing', {}],
])('%s is refused, and it stays paused', async (_what, data) => {
  const { status, result } = await release({ data })
  expect([status >= 400, result]).toEqual([true, undefined])
  expect(await kind()).toBe('paused')
})

test('another site is refused', async () => {
  const path = `/_serverFn/${idOf(RELEASE.file, RELEASE.name)}`
  const headers = { ...asJson(server), origin: 'https://elsewhere.test', 'x-tsr-serverfn': 'true', cookie: own }
  expect((await raw(server, path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
  expect(await kind()).toBe('paused')
})

test('A-066 A-238 its owner releases it, once and for all', async () => {
  const released = { ok: true, value: { subscriptionId: paused } }
  expect((await release()).result).toEqual(released)
  expect(await kind()).toBe('active')
  expect((await release()).result).toEqual(released)
})

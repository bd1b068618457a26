import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { asJson, raw } from '../support/raw-request'
import { type Server, startServer } from '../support/server'
import { callFunction } from '../support/server-function'
import { signInOver } from '../support/sign-in'

/*
 * A page that is in use asks for the next one by server functions: what such a call needs of an upstream that fails is
 * 502 after a wrong answer and 503 after none, as it is for a document (failed-upstreams.test.ts).
 */

const flow = (path: string) => `src/services/flows/${path}.functions.ts`
const place = { language: 'en', region: 'eu' }
const as = persona('parent').playchartId
const CALLS = [
  {
    name: 'getKitPage',
    file: flow('kit-page/kit-page'),
    method: 'GET',
    data: { place, slug: 'kit-the-looker', needsCart: false },
  },
  { name: 'getCartPage', file: flow('cart/cart'), method: 'GET', data: { locale: 'en-EU' } },
  { name: 'getSchedule', file: flow('schedule/schedule'), method: 'POST', data: { as } },
  { name: 'getAccountHome', file: flow('account-home/account-home'), method: 'POST', data: { as } },
  { name: 'getSettings', file: flow('settings/settings'), method: 'POST', data: { as } },
  { name: 'getShell', file: flow('shell/shell'), method: 'POST', data: undefined },
] as const

let server: Server
let cookie = ''
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1000' } })
  cookie = await signInOver(server, 'parent@playchart.test')
})
afterEach(() => qa('DELETE'))
afterAll(() => server.kill())

const qa = (method: string, body?: object) =>
  raw(server, '/upstream/qa/faults', {
    method,
    headers: { ...asJson(server), 'x-qa-key': server.qaKey },
    body: body && JSON.stringify(body),
  })

/** A breaker that is open answers for the upstream: the failures that it counts come last. */
describe.each([
  ['an answer in another form', { kind: 'malformed' }, 502],
  ['a refusal where none is to be expected', { kind: 'status', status: 400 }, 502],
  ['too many questions', { kind: 'status', status: 429 }, 503],
  ['a dropped connection', { kind: 'drop' }, 503],
] as const)('%s', (_, outcome, status) => {
  test.each(CALLS)('is the status of $name, with the request to ask about and no other word', async (call) => {
    await qa('POST', { upstream: 'contentful', outcome })
    const answer = await callFunction(server, call, { ...call, cookie })
    const { headers, text } = answer
    expect([answer.status, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(Number(headers['retry-after'] ?? 0) > 0).toBe(status === 503)
    expect(text).toContain(`Something went wrong (${headers['x-request-id']}).`)
    expect(text).not.toMatch(/contentful|unreachable|another form|refused|ECONN|zod|invalid/i)
  })
})

test.each(CALLS)('$name is answered again once its upstream is', { timeout: 30_000 }, async (call) => {
  const again = async () => (await callFunction(server, call, { ...call, cookie })).status
  await expect.poll(again, { timeout: 20_000 }).toBe(200)
})

test('a call that is refused for what it says stays 400', async () => {
  const { status, text } = await callFunction(server, CALLS[0], { ...CALLS[0], data: { place: 'xx' } })
  expect([status, text]).toEqual([400, '{"error":"This request could not be read."}'])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { signInOver } from '../support/sign-in'

const PATH = '/api/update-installment'
let server: Server
let [own, other] = ['', '']
/** The kit of the parent whose day can be changed: where its page is, its id and its day. */
const kit = { path: '', id: '', day: '' }

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  own = await signInOver(server, persona('parent').email)
  other = await signInOver(server, persona('prepaid').email)
  const page = await raw(server, '/account/subscriptions', { headers: { ...BROWSER, cookie: own } })
  const [, path = '', id = ''] = /href="([^"]*\/edit-ship-date\/([\w-]+))"/.exec(page.text) ?? []
  Object.assign(kit, { path, id, day: await plannedDay(path) })
}, PATIENCE_MS)
afterAll(() => server.stop())

/** As the kit's own page says it. */
async function plannedDay(path: string): Promise<string> {
  const { text } = await raw(server, path, { headers: { ...BROWSER, cookie: own } })
  return /data-planned="">\s*<input[^>]*value="([\d-]+)"/.exec(text)?.[1] ?? ''
}

type Sent = { cookie?: string; body?: unknown; headers?: Record<string, string> }
const send = ({ cookie = own, body = bodyFor(kit.id, laterBy(1)), headers = asJson(server) }: Sent = {}) =>
  raw(server, PATH, { method: 'PATCH', headers: { ...headers, cookie }, body: JSON.stringify(body) })
const bodyFor = (installmentId: string, scheduled_date: string) => ({ installmentId, installment: { scheduled_date } })
const laterBy = (days: number) => new Date(Date.parse(kit.day) + days * 86_400_000).toISOString().slice(0, 10)

test.each([
  ['nobody', 401, () => ({ cookie: '' })],
  ['somebody else', 404, () => ({ cookie: other })],
  ['another site', 403, () => ({ headers: { ...asJson(server), origin: 'https://elsewhere.test' } })],
  ['a form', 415, () => ({ headers: { ...asJson(server), 'content-type': 'text/plain' } })],
])('A-255 %s gets %i, and the day stays', async (_who, status, how) => {
  expect((await send(how())).status).toBe(status)
  expect(await plannedDay(kit.path)).toBe(kit.day)
})

test.each([
  ['an id that nobody has', 404, () => bodyFor('00000000-0000-4000-8000-00000000dead', laterBy(1))],
  ['no id', 400, () => bodyFor('1; drop table', laterBy(1))],
  ['a day beyond three weeks', 422, () => bodyFor(kit.id, laterBy(22))],
  ['yesterday', 422, () => bodyFor(kit.id, '2020-01-01')],
  ['a day that the calendar does not have', 400, () => bodyFor(kit.id, '2027-02-30')],
  [
    'more than a day',
    400,
    () => ({ ...bodyFor(kit.id, laterBy(1)), installment: { scheduled_date: laterBy(1), billing_status: 'paid' } }),
  ],
])('A-255 %s is refused with %i, and the day stays', async (_what, status, body) => {
  expect((await send({ body: body() })).status).toBe(status)
  expect(await plannedDay(kit.path)).toBe(kit.day)
})

test('A-216 A-255 a day of the window is taken as it is written, and answered with the installment', async () => {
  const chosen = laterBy(21)
  const answer = await send({ body: bodyFor(kit.id, chosen) })
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  const { installment } = JSON.parse(answer.text)
  expect(installment).toMatchObject({ id: kit.id, scheduled_date: chosen, original_scheduled_date: kit.day })
  expect(await plannedDay(kit.path)).toBe(chosen)
})

test('another method is not taken', async () => {
  const answer = await raw(server, PATH, { method: 'POST', headers: { ...asJson(server), cookie: own }, body: '{}' })
  expect([answer.status, answer.headers.allow]).toEqual([405, 'PATCH'])
})

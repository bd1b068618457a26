import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { asJson, BROWSER, ownOrigin, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { signInOver } from '../support/sign-in'

const DAY_MS = 86_400_000
let server: Server
let [own, theirs] = ['', '']

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1000' } })
  own = await signInOver(server, persona('admin').email)
  theirs = await signInOver(server, persona('parent').email)
}, PATIENCE_MS)
afterAll(() => server.stop())

const page = (path: string, cookie = own) => raw(server, path, { headers: { ...BROWSER, cookie } })
const send = (path: string, form: Record<string, string>, { cookie = own, origin = ownOrigin(server) } = {}) =>
  raw(server, path, {
    method: 'POST',
    headers: { ...BROWSER, ...origin, 'content-type': 'application/x-www-form-urlencoded', cookie },
    body: new URLSearchParams(form).toString(),
  })
const shopTime = async () =>
  Date.parse(/<time[^>]*dateTime="([^"]+)"/i.exec((await page('/admin/clock')).text)?.[1] ?? '')

test.each([
  ['nobody', () => ''],
  ['a customer', () => theirs],
])('to %s the pages are not there, and nothing is done', async (_who, cookie) => {
  const before = await shopTime()
  for (const path of ['/admin/clock', '/admin/jobs', '/admin/flags'])
    expect((await page(path, cookie())).status).toBe(404)
  expect((await send('/api/admin-clock', { days: '30' }, { cookie: cookie() })).status).toBe(404)
  expect((await send('/api/admin-jobs', { task: 'due' }, { cookie: cookie() })).status).toBe(404)
  const flag = { key: 'holiday-mode', value: 'on' }
  expect((await send('/api/admin-flags', flag, { cookie: cookie() })).status).toBe(404)
  expect((await shopTime()) - before).toBeLessThan(DAY_MS)
})

test('another site moves no clock, and sets no flag', async () => {
  const origin = { origin: 'https://elsewhere.test' }
  expect((await send('/api/admin-flags', { key: 'holiday-mode', value: 'on' }, { origin })).status).toBe(403)
  expect((await send('/api/admin-clock', { days: '30' }, { origin })).status).toBe(403)
})

test.each<Record<string, string>>([
  {},
  { days: '0' },
  { days: '1000' },
  { days: 'x' },
  { to: 'tomorrow' },
  { to: '2027-13-41T10:00' },
  { back: 'no' },
  { days: '1', to: '2027-01-01T10:00' },
])('%j is no time, and the clock stays', async (form) => {
  const before = await shopTime()
  expect((await send('/api/admin-clock', form)).status).toBe(422)
  expect((await shopTime()) - before).toBeLessThan(DAY_MS)
})

test('the clock moves on, to a time, and back; and the admin stays signed in', async () => {
  const start = await shopTime()
  const moved = await send('/api/admin-clock', { days: '7' })
  expect([moved.status, moved.headers.location]).toEqual([303, '/admin/clock'])
  expect(Math.round(((await shopTime()) - start) / DAY_MS)).toBe(7)
  await send('/api/admin-clock', { to: '2031-05-04T10:30' })
  expect(new Date(await shopTime()).toISOString()).toMatch(/^2031-05-04T10:3/)
  await send('/api/admin-clock', { back: 'yes' })
  expect((await shopTime()) - start).toBeLessThan(DAY_MS)
})

test('what is due is billed and shipped at once, and the page says how often what was done', async () => {
  expect((await page('/admin/jobs')).text).not.toContain('What happened')
  await send('/api/admin-clock', { days: '70' })
  expect((await send('/api/admin-jobs', { task: 'due' })).headers.location).toBe('/admin/jobs')
  const { text } = await page('/admin/jobs')
  expect(text).toContain('Nothing more is due.')
  const moved = /subscription-manager<\/td><td>moved<\/td><td>(\d+)</.exec(text)?.[1]
  expect(Number(moved)).toBeGreaterThan(0)
  await send('/api/admin-clock', { back: 'yes' })
})

test('the faults that QA has set are listed, and taken away', async () => {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const rule = { upstream: 'reviews', operation: 'none', outcome: { kind: 'status', status: 503 }, times: 2 }
  await raw(server, '/upstream/qa/faults', { method: 'POST', headers, body: JSON.stringify(rule) })
  expect((await page('/admin/jobs')).text).toContain('reviews none: status 503, 2 times')
  await send('/api/admin-jobs', { task: 'faults' })
  expect((await page('/admin/jobs')).text).toContain('No upstream is told to fail.')
})

test.each<Record<string, string>>([
  {},
  { key: 'holiday-mode' },
  { key: 'holiday-mode', value: 'treatment' },
  { key: 'nothing', value: 'on' },
  { key: '__proto__', value: 'on' },
  { key: 'holiday-mode', value: 'on', more: 'on' },
])('%j is no value of a flag, and none changes', async (form) => {
  expect((await send('/api/admin-flags', form)).status).toBe(422)
  expect((await page('/admin/flags')).text).toContain('None is changed.')
})

test('a flag is set for everybody at once, and goes back', async () => {
  const set = await send('/api/admin-flags', { key: 'retention-sms-messaging', value: 'on' })
  expect([set.status, set.headers.location]).toEqual([303, '/admin/flags#retention-sms-messaging'])
  expect((await page('/admin/flags')).text).toContain('One is changed.')
  expect((await page('/account/settings', theirs)).text).toContain('/account/settings/sms')
  await send('/api/admin-flags', { key: 'retention-sms-messaging', value: '' })
  expect((await page('/admin/flags')).text).toContain('None is changed.')
  expect((await page('/account/settings', theirs)).text).not.toContain('/account/settings/sms')
})

test('A-011 the flags of the account are among those that an admin finds', async () => {
  const { text } = await page('/admin/flags')
  for (const key of [
    'erc-pause-state',
    'retention-cancel-saver',
    'retention-sms-messaging',
    'tariff-display',
    'holiday-mode',
    'enable-bfcm',
    'retention-enable-powered-by-pg-logo',
  ])
    expect(text).toMatch(new RegExp(`<code[^>]*>${key}</code>`))
})

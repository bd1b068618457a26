import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { signInOver } from '../support/sign-in'

const FILE = 'src/services/flows/subscription-change/subscription-change.functions.ts'
const [PARENT, OTHER] = [persona('parent'), persona('prepaid')]
let server: Server
let [own, other] = ['', '']
/** The subscription of the parent, and the page on which it is cancelled. */
const subscription = { id: '', path: '' }

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  own = await signInOver(server, PARENT.email)
  other = await signInOver(server, OTHER.email)
  const page = await schedule()
  const [, path = '', id = ''] = /href="([^"]*\/account-settings\/cancel\/([\w-]+))"/.exec(page) ?? []
  Object.assign(subscription, { id, path })
}, PATIENCE_MS)
afterAll(() => server.stop())

const get = (path: string, cookie = own) => raw(server, path, { headers: { ...BROWSER, cookie } })
const schedule = async () => (await get('/account/subscriptions')).text
/** What of it a change would alter. */
const offered = async () => [...(await schedule()).matchAll(/account-settings\/[\w-]+/g)].map(([found]) => found)

const make = (data: unknown, cookie = own) =>
  callFunction(server, { name: 'changeSubscription', file: FILE }, { data, cookie })
const asked = (more: object = {}) => ({
  ...{ as: PARENT.playchartId, subscription: subscription.id, change: { kind: 'language', language: 'nl' } },
  ...more,
})

const CUSTOMIZE = { kind: 'customize', item: PARENT.playchartId, customization: { doll: 'dark' } }

test.each([
  ['nobody', () => make(asked(), ''), 'unauthorised'],
  ['somebody else, in the parent’s name', () => make(asked(), other), 'otherPerson'],
  ['somebody else', () => make(asked({ as: OTHER.playchartId }), other), 'notFound'],
  ['the parent, of what nobody has', () => make(asked({ subscription: OTHER.playchartId })), 'notFound'],
])('A-031 … A-036 asked by %s changes nothing', async (_who, ask, kind) => {
  const before = await offered()
  expect(before.length).toBeGreaterThan(2)
  expect((await ask()).result).toEqual({ ok: false, error: { kind } })
  expect(await offered()).toEqual(before)
})

test.each([
  ['no change', asked({ change: {} })],
  ['another word', asked({ change: { kind: 'refund' } })],
  ['more than a change', asked({ change: { kind: 'cancel', reason: null, note: null, status: 'finished' } })],
  ['a choice that is too long', asked({ change: { ...CUSTOMIZE, customization: { doll: 'x'.repeat(61) } } })],
  ['a choice of nothing', asked({ change: { ...CUSTOMIZE, customization: {} } })],
  [
    'a choice of too much',
    asked({
      change: { ...CUSTOMIZE, customization: Object.fromEntries([...'abcdefghijk'].map((name) => [name, 'x'])) },
    }),
  ],
  ['a choice for no kit', asked({ change: { ...CUSTOMIZE, item: 'kit' } })],
  ['a gift that goes on with a price', asked({ change: { kind: 'extendGift', from: null, price: 1 } })],
  ['a birth date from a browser', asked({ change: { kind: 'followAge', birthday: '2026-01-01' } })],
  ['a kit that is too long a word', asked({ change: { kind: 'extendGift', from: 'x'.repeat(65) } })],
  ['a note that is too long', asked({ change: { kind: 'cancel', reason: 'other', note: 'x'.repeat(301) } })],
  ['no id', asked({ subscription: '1; drop table' })],
])('%s is refused, and nothing is changed', async (_what, data) => {
  const before = await offered()
  const answer = await make(data)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(await offered()).toEqual(before)
})

test('another site cannot have it made', async () => {
  const path = `/_serverFn/${idOf(FILE, 'changeSubscription')}`
  const headers = {
    origin: 'https://elsewhere.test',
    'content-type': 'application/json',
    'x-tsr-serverfn': 'true',
    cookie: own,
  }
  expect((await raw(server, path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
})

test.each([
  ['somebody else', () => get(subscription.path, other)],
  ['the parent under another name', () => get(subscription.path.replace(PARENT.playchartId, OTHER.playchartId))],
])('E-73 its page is not found by %s', async (_who, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(404)
})

test('A-004 nobody is led to the sign-in and back', async () => {
  const answer = await get(subscription.path, '')
  expect([answer.status, answer.headers.location]).toEqual([
    307,
    `/sign-in?return_to=${encodeURIComponent(subscription.path)}`,
  ])
})

test('A-030 a kit of somebody else is not found, whoever asks, and a gift is nobody’s to take on but its own', async () => {
  const [, item = ''] = /\/account-settings\/skip\/[\w-]+\/([\w-]+)/.exec(await schedule()) ?? []
  const change = { ...CUSTOMIZE, item }
  expect((await make(asked({ as: OTHER.playchartId, change }), other)).result).toEqual({
    ok: false,
    error: { kind: 'notFound' },
  })
  const extend = { kind: 'extendGift', from: null }
  expect((await make(asked({ as: OTHER.playchartId, change: extend }), other)).result).toEqual({
    ok: false,
    error: { kind: 'notFound' },
  })
  expect((await make(asked({ change: extend }))).result).toEqual({
    ok: false,
    error: { kind: 'refused', code: 'noGift' },
  })
})

test('A-031 the parent chooses a language, and books are not offered any more', async () => {
  expect(await schedule()).toContain('/add-ons/books_addon')
  expect((await make(asked())).result).toMatchObject({ ok: true, value: { uuid: subscription.id } })
  expect(await schedule()).not.toContain('/add-ons/books_addon')
})

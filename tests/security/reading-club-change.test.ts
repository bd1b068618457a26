import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { signInOver } from '../support/sign-in'

const FILE = 'src/services/flows/subscription-change/subscription-change.functions.ts'
const CLUB = '/account/early-reader-club'
const [PARENT, OTHER] = [persona('parent'), persona('reader')]
const NOBODYS = '00000000-0000-4000-8000-00000000dead'
let server: Server
let [own, other, subscription, box] = ['', '', '', '']

beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  own = await signInOver(server, PARENT.email)
  other = await signInOver(server, OTHER.email)
  await setFlag('on')
  const page = await clubPage()
  const found = /early-reader-club\/([\w-]{36})\/modify\/([\w-]{36})\/skip"/.exec(page) ?? []
  ;[, subscription = '', box = ''] = found
}, PATIENCE_MS)
afterAll(() => server.stop())

const get = (path: string, cookie = own) => raw(server, path, { headers: { ...BROWSER, cookie } })
const clubPage = async () => (await get(CLUB)).text
const kind = async () => /data-kind="(\w+)"/.exec(await clubPage())?.[1] ?? ''
const setFlag = (value: string | null) => {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const body = JSON.stringify({ key: 'erc-pause-state', value })
  return raw(server, '/upstream/qa/flags', { method: 'POST', headers, body })
}
const make = (data: unknown, cookie = own) =>
  callFunction(server, { name: 'changeSubscription', file: FILE }, { data, cookie })
const CHANGES = () => [
  { kind: 'pause' },
  { kind: 'skipBox', box },
  { kind: 'cancelBoxes', reason: null, note: null },
  { kind: 'reactivateBoxes' },
]
const asked = (change: object, more: object = {}) => ({ as: PARENT.playchartId, subscription, change, ...more })

test.each([
  ['nobody', 'unauthorised', (change: object) => make(asked(change), '')],
  ['somebody else in the parent’s name', 'otherPerson', (change: object) => make(asked(change), other)],
  ['somebody else', 'notFound', (change: object) => make(asked(change, { as: OTHER.playchartId }), other)],
  ['the parent, of what nobody has', 'notFound', (change: object) => make(asked(change, { subscription: NOBODYS }))],
])('A-061 A-062 A-064 E-93 asked by %s it gets %s, and nothing is changed', async (_who, error, ask) => {
  const before = await clubPage()
  expect(subscription).toMatch(/^[\w-]{36}$/)
  for (const change of CHANGES()) expect((await ask(change)).result).toEqual({ ok: false, error: { kind: error } })
  expect([await kind(), await countOf('/skip"')]).toEqual(['active', before.split('/skip"').length])
})
const countOf = async (text: string) => (await clubPage()).split(text).length

test.each([
  ['a pause with a status', { kind: 'pause', status: 'active' }],
  ['no box', { kind: 'skipBox' }],
  ['a box that is no id', { kind: 'skipBox', box: '1; drop table' }],
  ['a note that is too long', { kind: 'cancelBoxes', reason: 'other', note: 'x'.repeat(301) }],
])('%s is refused, and nothing is changed', async (_what, change) => {
  const answer = await make(asked(change))
  expect([answer.status >= 400 && answer.status < 500, answer.result]).toEqual([true, undefined])
  expect(await kind()).toBe('active')
})

test('another site cannot have it made', async () => {
  const path = `/_serverFn/${idOf(FILE, 'changeSubscription')}`
  const headers = { ...asJson(server), origin: 'https://elsewhere.test', 'x-tsr-serverfn': 'true', cookie: own }
  expect((await raw(server, path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
})

test('A-061 A-062 A-063 A-064 E-73 its pages are its owner’s, and are not found by somebody else', async () => {
  const of = `${CLUB}/${subscription}`
  for (const path of ['skip-cancel', `modify/${box}`, `modify/${box}/skip`, 'pause', 'cancel', 'reactivate'])
    expect([path, (await get(`${of}/${path}`)).status, (await get(`${of}/${path}`, other)).status]).toEqual([
      path,
      200,
      404,
    ])
})

test('A-081 E-73 what somebody has given is their own page’s', async () => {
  const path = (person: string) => `/account/${person}/account-settings/gifts`
  expect((await get(path(PARENT.playchartId))).status).toBe(200)
  expect((await get(path(OTHER.playchartId))).status).toBe(404)
})

test('E-93 without the flag there is no page of a pause, and none is made', async () => {
  await setFlag(null)
  expect((await get(`${CLUB}/${subscription}/pause`)).status).toBe(404)
  expect((await make(asked({ kind: 'pause' }))).result).toMatchObject({ ok: false, error: { code: 'unpausable' } })
  await setFlag('on')
  expect(await kind()).toBe('active')
})

test('E-93 its owner pauses it, once and for all', async () => {
  const paused = { ok: true, value: { uuid: subscription } }
  expect((await make(asked({ kind: 'pause' }))).result).toEqual(paused)
  expect(await kind()).toBe('paused')
  expect((await make(asked({ kind: 'pause' }))).result).toEqual(paused)
})

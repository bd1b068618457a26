import { afterAll, beforeAll, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { cookieIn } from '../support/sign-in'

const FILE = 'src/services/flows/fault-panel/fault-panel.functions.ts'
const FUNCTION = { name: 'askFaultPanel', file: FILE }
const PUBLIC_ORIGIN = 'https://shop.playchart.test'
const READ = { kind: 'read' }
let own: Server

beforeAll(async () => {
  own = await startServer({ env: { LIMITS_FACTOR: '100' } })
}, PATIENCE_MS)
afterAll(() => own.stop())

const ask = (server: Server, task: object, { key = '', cookie = '' } = {}) =>
  callFunction(server, FUNCTION, { data: { key, task }, cookie })
const rules = async (server: Server) =>
  JSON.parse((await raw(server, '/upstream/qa/faults', { headers: { 'x-qa-key': server.qaKey } })).text)

test('on somebody’s own machine it needs no key, sets a fault, and removes that one', async () => {
  const fault = { upstream: 'mail', operation: 'send', outcome: { kind: 'reordered' }, times: 2 }
  const { result } = await ask(own, { kind: 'set', rule: fault })
  expect(result).toMatchObject({ isDone: true, page: { rules: [fault] } })
  expect(await rules(own)).toEqual([fault])
  const id = Number(/"id":(\d+)/.exec(JSON.stringify(result))?.[1])
  await ask(own, { kind: 'remove', id: id + 1 })
  expect(await rules(own)).toEqual([fault])
  await ask(own, { kind: 'remove', id })
  expect(await rules(own)).toEqual([])
})

test('a persona is signed in by a cookie of the server, in the place of another one, and out again', async () => {
  const first = await ask(own, { kind: 'signIn', persona: 'parent' })
  expect(first.result).toMatchObject({ page: { person: persona('parent').email } })
  const cookie = cookieIn(first)
  expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly/i)
  const second = await ask(own, { kind: 'signIn', persona: 'new' }, { cookie })
  expect(second.result).toMatchObject({ page: { person: persona('new').email } })
  // the session of before has ended
  expect((await ask(own, READ, { cookie })).result).toMatchObject({ page: { person: null } })
  const out = await ask(own, { kind: 'signOut' }, { cookie: cookieIn(second) })
  expect(out.result).toMatchObject({ isDone: true, page: { person: null } })
  const nobody = await ask(own, { kind: 'signIn', persona: 'stranger' })
  expect(nobody.result).toMatchObject({ isDone: false, page: { person: null } })
})

test('only an admin looks at an account, and in a preview nothing else is done', async () => {
  const look = { kind: 'preview', of: 'parent' }
  expect((await ask(own, look)).result).toMatchObject({ isDone: false })
  const parent = cookieIn(await ask(own, { kind: 'signIn', persona: 'parent' }))
  const refused = await ask(own, look, { cookie: parent })
  expect(refused.result).toMatchObject({ isDone: false })
  expect(String(refused.headers['set-cookie'])).not.toContain('admin_preview')
  const admin = cookieIn(await ask(own, { kind: 'signIn', persona: 'admin' }))
  const entered = await ask(own, look, { cookie: admin })
  expect(entered.result).toMatchObject({ isDone: true })
  const cookie = `${admin}; ${cookieIn(entered)}`
  expect((await ask(own, { kind: 'signIn', persona: 'new' }, { cookie })).result).not.toMatchObject({ isDone: true })
})

const LINK = '/account/subscriptions?inspect=bare&as=parent&stage=playKitSchedule'
const follow = (server: Server, path = LINK) => raw(server, path, { headers: { accept: 'text/html' } })

test('following a link that says whom its page needs signs nobody in', async () => {
  const led = await follow(own)
  expect([led.status, led.headers.location]).toEqual([302, `/machines/open?${new URLSearchParams({ page: LINK })}`])
  expect(String(led.headers['set-cookie'])).not.toContain('sid')
  const opened = await follow(own, String(led.headers.location))
  expect(opened.status).toBe(200)
  expect(String(opened.headers['set-cookie'])).not.toContain('sid')
  const elsewhere = await follow(own, '/machines/open?page=https%3A%2F%2Fevil.local')
  expect(elsewhere.status).toBe(404)
})

test('a value that a flag does not have is refused, and what does not fit the schema is no task', async () => {
  const flag = { kind: 'flag', key: 'cart-treatment', value: 'purple' }
  expect((await ask(own, flag)).result).toMatchObject({ isDone: false })
  const { status, result } = await ask(own, { kind: 'set', rule: { upstream: 'mail', outcome: { kind: 'late' } } })
  expect([status >= 400, result]).toEqual([true, undefined])
})

test('from another site nothing is done', async () => {
  const headers = { origin: 'http://evil.local', 'content-type': 'application/json', 'x-tsr-serverfn': 'true' }
  const answer = await raw(own, `/_serverFn/${idOf(FILE, FUNCTION.name)}`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(403)
})

test(
  'where others can reach the shop it takes the key of QA; without personas it does not exist',
  async () => {
    const shown = await startServer({ env: { PUBLIC_ORIGIN, SEED_PERSONAS: '1' } })
    expect((await ask(shown, READ)).result).toBe(null)
    expect((await ask(shown, { kind: 'signIn', persona: 'admin' })).headers['set-cookie']).toBe(undefined)
    expect((await ask(shown, READ, { key: shown.qaKey })).result).toMatchObject({ isDone: true })
    // who may not arrange it is told so
    const told = await follow(shown, String((await follow(shown)).headers.location))
    expect(told.text).toContain('only QA may arrange that')
    await shown.stop()
    const closed = await startServer({ env: { PUBLIC_ORIGIN } })
    expect((await follow(closed)).headers.location).toContain('/sign-in?return_to=')
    expect((await follow(closed, `/machines/open?page=${encodeURIComponent(LINK)}`)).status).toBe(404)
    expect((await ask(closed, READ, { key: closed.qaKey })).result).toBe(null)
    await closed.stop()
  },
  PATIENCE_MS,
)

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { signInOver } from '../support/sign-in'

const ORDERS = 'src/services/flows/order/order.functions.ts'
const [own, another] = [persona('parent'), persona('prepaid')]
const as = own.playchartId
/** The oldest order of the seed. */
const THEIRS = 'PC-100001'

let server: Server
let [cookie, other] = ['', '']
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  cookie = await signInOver(server, own.email)
  other = await signInOver(server, another.email)
}, PATIENCE_MS)
afterAll(() => server.stop())

const pageOf = (path: string, by: string) => raw(server, path, { headers: { ...BROWSER, cookie: by } })
const ask = (data: object, by = cookie) =>
  callFunction(server, { name: 'getOrderAddress', file: ORDERS }, { data, cookie: by })

describe('the page of an order', () => {
  test('A-179 is there for whose it is, and not found for anybody else', async () => {
    const theirs = await pageOf(`/account/orders/${THEIRS}`, cookie)
    expect([theirs.status, theirs.text.includes(THEIRS)]).toEqual([200, true])
    const elses = await pageOf(`/account/orders/${THEIRS}`, other)
    expect([elses.status, elses.text.includes('Sample Street')]).toEqual([404, false])
  })

  test.each(['PC-999999', 'nonsense', '1'.repeat(60), "PC-1'--"])('%s is no order of anybody', async (id) =>
    expect((await pageOf(`/account/orders/${id}`, cookie)).status).toBe(404),
  )

  test('A-004 who is signed out is led to the sign-in, and hears nothing of it', async () => {
    const { status, headers, text } = await pageOf(`/account/orders/${THEIRS}`, '')
    expect([status, String(headers.location).includes('/sign-in')]).toEqual([307, true])
    expect(text).not.toContain('Sample')
  })
})

describe('F-60 the address of an order', () => {
  test('is told to whose it is, and to nobody else', async () => {
    expect((await ask({ as, uuid: own.addressUuid })).result).toMatchObject({ ok: true, value: { country: 'NL' } })
    expect((await ask({ as, uuid: another.addressUuid })).result).toEqual({ ok: true, value: null })
    expect((await ask({ as, uuid: randomUUID() })).result).toEqual({ ok: true, value: null })
    expect((await ask({ as, uuid: own.addressUuid }, '')).result).toEqual({
      ok: false,
      error: { kind: 'unauthorised' },
    })
    const { status, result } = await ask({ as, uuid: own.addressUuid }, other)
    expect([status, result]).toEqual([409, { ok: false, error: { kind: 'otherPerson' } }])
  })

  test.each([{ as, uuid: 'no id' }, { as }, { as, uuid: randomUUID(), more: 1 }, { uuid: randomUUID() }])(
    'is not told for what is no question: %j',
    async (data) => expect((await ask(data)).status).toBe(400),
  )

  test('is not told to another site', async () => {
    const headers = { ...asJson(server), origin: 'https://elsewhere.test', 'x-tsr-serverfn': 'true', cookie }
    const path = `/_serverFn/${idOf(ORDERS, 'getOrderAddress')}`
    expect((await raw(server, path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
  })
})

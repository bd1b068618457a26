import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asJson, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'

const FILE = 'src/services/flows/withdrawal/declaration.functions.ts'
const NAME = 'declareWithdrawal'

let server: Server
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '1' } })
}, PATIENCE_MS)
afterAll(() => server.stop())

const declare = (data: unknown) => callFunction(server, { name: NAME, file: FILE }, { data })
const someone = () => `buyer-${randomUUID()}@playchart.test`

describe('E-101 a declaration of whoever has no account', () => {
  test.each([
    { orderId: 'PC-100001' },
    { orderId: '', email: 'a@playchart.test' },
    { orderId: 'x'.repeat(41), email: 'a@playchart.test' },
    { orderId: 'PC-100001', email: 'no email' },
    { orderId: 'PC-100001', email: `${'a'.repeat(250)}@playchart.test` },
    { orderId: 'PC-100001', email: 'a@playchart.test', userUuid: randomUUID() },
    { orderId: 'PC-100001', email: 'a@playchart.test', locale: 'nl' },
    { orderId: ['PC-100001'], email: 'a@playchart.test' },
  ])('is not taken in another form: %j', async (data) => expect((await declare(data)).status).toBe(400))

  test('is not taken from another site', async () => {
    const headers = { ...asJson(server), origin: 'https://elsewhere.test', 'x-tsr-serverfn': 'true' }
    const path = `/_serverFn/${idOf(FILE, NAME)}`
    expect((await raw(server, path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
  })

  test('is answered alike whether there is such an order, and is counted by its email and by who asks', async () => {
    const email = someone()
    const answers = [await declare({ orderId: 'PC-100001', email }), await declare({ orderId: 'PC-999999', email })]
    const told = answers.map(({ result }) => result)
    expect(told).toEqual(told.map(() => ({ ok: true, value: { at: expect.any(String) } })))
    const more = []
    for (const _ of Array(4)) more.push((await declare({ orderId: 'PC-999998', email: someone() })).result)
    expect(more.at(-1)).toEqual({ ok: false, error: { kind: 'limited', retryAfterSeconds: expect.any(Number) } })
    expect(server.logs()).not.toContain(email)
  })
})

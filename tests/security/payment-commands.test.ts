import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paymentMethodOf, persona } from '~/content/seed/personas'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { callFunction, idOf } from '../support/server-function'
import { signInOver } from '../support/sign-in'

const flow = (path: string) => `src/services/flows/${path}.functions.ts`
const [PAYING, SENDING] = [flow('payment-method/payment-method'), flow('shipping-address/shipping-address')]
const [own, another] = [persona('billing'), persona('prepaid')]
const as = own.playchartId
const method = paymentMethodOf(own)

let server: Server
let [cookie, other] = ['', '']
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '100' } })
  cookie = await signInOver(server, own.email)
  other = await signInOver(server, another.email)
}, PATIENCE_MS)
afterAll(() => server.stop())

type Command = { name: string; file: string; data: object }
const call = ({ name, file }: Omit<Command, 'data'>, data: object, by = cookie) =>
  callFunction(server, { name, file }, { data, cookie: by })
const pageOf = async (path: string, by = cookie) => raw(server, path, { headers: { ...BROWSER, cookie: by } })

const CARD = { number: '5555555555554444', exp_month: 7, exp_year: 2099, cvc: '123', name: 'Robin Sample' }
const ADDRESS = {
  ...{ first_name: 'Robin', last_name: 'Sample', company: '', line1: '9 New Street', line2: '' },
  ...{ city: 'Utrecht', state: '', zip_code: '3511 AX', country: 'NL' },
}
const saveCard = { name: 'saveCard', file: PAYING, data: { paymentMethod: method, card: CARD } }
const saveBilling = { name: 'saveBillingAddress', file: PAYING, data: { paymentMethod: method, address: ADDRESS } }
const saveShipping = { name: 'saveShippingAddress', file: SENDING, data: { uuid: own.addressUuid, address: ADDRESS } }
const SETTINGS = `/account/${as}/account-settings`
const SHIPPING = `${SETTINGS}/edit-shipping-address/${own.addressUuid}`
const BILLING = `${SETTINGS}/payment-method/${method}/edit-billing-address`

/** What stands in the fields of an address. */
const known = async (path: string) => {
  const { text } = await pageOf(path)
  return ['line1', 'city'].map((field) => {
    const [input = ''] = new RegExp(`<input[^>]*id="shipping-${field}"[^>]*>`).exec(text) ?? []
    return /value="([^"]*)"/.exec(input)?.[1] ?? null
  })
}

describe.each<Command>([saveCard, saveBilling, saveShipping])('$name', ({ data, ...of }) => {
  test('does nothing for nobody', async () => {
    expect((await call(of, { as, ...data }, '')).result).toEqual({ ok: false, error: { kind: 'unauthorised' } })
  })

  test('does nothing for somebody else than the page was made for', async () => {
    const { status, result } = await call(of, { as, ...data }, other)
    expect([status, result]).toEqual([409, { ok: false, error: { kind: 'otherPerson' } }])
  })

  test('does nothing with what is another person’s, or nobody’s', async () => {
    const theirs = { as: another.playchartId, ...data }
    expect((await call(of, theirs, other)).result).toEqual({ ok: false, error: { kind: 'notFound' } })
    const unknown = 'uuid' in data ? { uuid: randomUUID() } : { paymentMethod: randomUUID() }
    expect((await call(of, { as, ...data, ...unknown })).result).toEqual({ ok: false, error: { kind: 'notFound' } })
  })

  test('does nothing for another site', async () => {
    const headers = { ...asJson(server), origin: 'https://elsewhere.test', 'x-tsr-serverfn': 'true', cookie }
    const answer = await raw(server, `/_serverFn/${idOf(of.file, of.name)}`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(403)
  })

  test.each([
    ['more than it knows', { as, ...data, is_primary: true }],
    ['nobody’s id', { ...data, as: '1; drop table' }],
    ['nothing', {}],
  ])('takes no %s', async (_what, asked) => {
    expect((await call(of, asked)).status).toBeGreaterThanOrEqual(400)
  })
})

test('nothing of that has changed how this person pays, or where anything goes', async () => {
  expect((await pageOf(`${SETTINGS}/payment-method`)).text).toContain('Mastercard ending in 0069')
  expect(await known(SHIPPING)).toEqual(await known(BILLING))
  expect((await known(SHIPPING))[0]).not.toBe(ADDRESS.line1)
})

describe('an address', () => {
  test('A-131 of who pays is another one afterwards, and parcels go where they went', async () => {
    const before = await known(SHIPPING)
    expect((await call(saveBilling, { as, ...saveBilling.data })).result).toEqual({ ok: true, value: null })
    expect([await known(BILLING), await known(SHIPPING)]).toEqual([['9 New Street', 'Utrecht'], before])
    const again = { ...ADDRESS, line1: '10 New Street' }
    await call(saveBilling, { as, ...saveBilling.data, address: again })
    expect((await known(BILLING))[0]).toBe('10 New Street')
    expect((await pageOf('/account/settings')).text).not.toContain('New Street')
  })

  test('A-082 that parcels go to is another one afterwards, and the one who pays lives where they lived', async () => {
    expect((await call(saveShipping, { as, ...saveShipping.data })).result).toEqual({ ok: true, value: null })
    expect([await known(SHIPPING), await known(BILLING)]).toEqual([
      ['9 New Street', 'Utrecht'],
      ['10 New Street', 'Utrecht'],
    ])
    expect((await pageOf('/account/subscriptions')).text).toContain('9 New Street, Utrecht')
  })

  test.each([
    ['a postal code of another country', { zip_code: '90210' }],
    ['no street', { line1: '   ' }],
    ['a country that nothing of the sort is sent to', { country: 'US', zip_code: '90210', state: 'CA' }],
  ])('with %s is no parcel’s', async (_what, wrong) => {
    const { status, result } = await call(saveShipping, { as, ...saveShipping.data, address: { ...ADDRESS, ...wrong } })
    expect(status >= 400 || JSON.stringify(result).includes('"kind":"refused"')).toBe(true)
    expect((await known(SHIPPING))[0]).toBe('9 New Street')
  })
})

describe('A-130 a card', () => {
  test('for whoever pays in no way yet is not written over how somebody pays already', async () => {
    const forged = await call(saveCard, { as, paymentMethod: null, card: CARD })
    expect(forged.result).toEqual({ ok: false, error: { kind: 'superseded' } })
    expect((await pageOf(`${SETTINGS}/payment-method`)).text).toContain('Mastercard ending in 0069')
  })

  const card = (more: Partial<typeof CARD>) => call(saveCard, { as, paymentMethod: method, card: { ...CARD, ...more } })

  test.each([
    [TEST_CARDS.declined, 'declined'],
    [TEST_CARDS.expired, 'card_expired'],
  ])('that the bank does not take changes nothing: %s', async (number, failure) => {
    expect((await card({ number })).result).toEqual({ ok: false, error: { kind: 'payment', failure } })
    expect((await pageOf(`${SETTINGS}/payment-method`)).text).toContain('Mastercard ending in 0069')
  })

  test('whose number cannot be one is refused', async () => {
    expect((await card({ number: '4242424242424241' })).result).toMatchObject({ error: { kind: 'refused' } })
    expect((await card({ number: '42' })).status).toBeGreaterThanOrEqual(400)
  })

  test('A-025 that is taken pays from then on, and no kit says any more that it could not be paid', async () => {
    expect((await pageOf('/account/subscriptions')).text).toMatch(/payment method has expired|card was declined/)
    const open = (await pageOf(`${SETTINGS}/payment-method/${method}/edit-card`)).text
    expect(open).toContain('is charged as soon as you save')
    const { result } = await card({})
    expect(result).toMatchObject({ ok: true, value: expect.arrayContaining([expect.anything()]) })
    const outcomes = JSON.stringify(result).match(/"outcome":"\w+"/g)
    expect(new Set(outcomes)).toEqual(new Set(['"outcome":"charged"']))
    expect((await pageOf(`${SETTINGS}/payment-method/${method}/edit-card`)).text).toContain('Nothing is charged now.')
    expect((await pageOf(`${SETTINGS}/payment-method`)).text).toContain('Mastercard ending in 4444')
    expect((await pageOf('/account/subscriptions')).text).not.toMatch(/payment method has expired|card was declined/)
  })

  test('stands in no line of the log, nor in any page', async () => {
    for (const secret of [CARD.number, TEST_CARDS.declined]) expect(server.logs()).not.toContain(secret)
    expect((await pageOf(`${SETTINGS}/payment-method/${method}/edit-card`)).text).not.toContain(CARD.number)
    expect(server.logs()).toContain('"event":"security.card-changed"')
    expect(server.logs()).toContain('"event":"security.card-kept"')
  })
})

test.each([
  ['payment-method', `${SETTINGS}/payment-method`],
  ['edit-card', `${SETTINGS}/payment-method/${method}/edit-card`],
  ['edit-billing-address', BILLING],
  ['edit-shipping-address', SHIPPING],
  ['A-077 the old address of it', `/account/settings/payment-method/${as}`],
])('A-083 A-082 E-73 %s is its owner’s, and nobody else’s', async (_name, path) => {
  expect((await pageOf(path)).status).toBe(200)
  expect((await pageOf(path, other)).status).toBe(404)
  expect((await pageOf(path.replace(as, another.playchartId))).status).toBe(404)
})

test('A-065 an address of the reading club is its owner’s, and leads back to no other site', async () => {
  const path = `/account/early-reader-club/edit-shipping-address/${own.addressUuid}`
  expect((await pageOf(path, other)).status).toBe(404)
  for (const away of ['https://elsewhere.test', '//elsewhere.test', '/account//elsewhere.test\\', '/accounts']) {
    const { text } = await pageOf(`${path}?return_to=${encodeURIComponent(away)}`)
    expect([text.includes(`href="${away}"`), /Leave it as it is/.test(text)]).toEqual([false, true])
  }
  const { text } = await pageOf(`${path}?return_to=${encodeURIComponent('/account/early-reader-club?a=b')}`)
  expect(text).toContain('href="/account/early-reader-club?a=b"')
})

test('A-060 how a subscription of the club is paid is its owner’s to see', async () => {
  const by = await signInOver(server, persona('parent').email)
  const { text } = await pageOf('/account/early-reader-club', by)
  const [, path = ''] = /href="(\/account\/early-reader-club\/[\w-]{36}\/manage-payment)"/.exec(text) ?? []
  expect((await pageOf(path || '/nothing', by)).status).toBe(200)
  expect((await pageOf(path, other)).status).toBe(404)
})

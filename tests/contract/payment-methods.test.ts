import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentMethodOf, persona } from '~/content/seed/personas'
import { paymentMethods } from '~/services/upstreams/catalog/embedded/catalog.tables'
import { TEST_CARDS } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import { charges } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { ADDRESS, openAccountServices } from '../support/account-services'
import { openCheckoutWorld, PARENT, ROOT } from '../support/checkout-world'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const world = openCheckoutWorld()
const parent = persona('parent')
const reader = persona('reader')
const as = personOf(parent.playchartId)
const CARD = { exp_month: 7, exp_year: 2099, cvc: '123', name: 'Robin Sample' }
const NEW = { brand: 'mastercard', last4: '4444', gateway_token: 'tok_new' }

describe('A-130 a card that is looked at', () => {
  const look = (number: string, key = randomUUID(), headers?: Record<string, string>) =>
    world.ask(`${ROOT}/cards`, {
      method: 'POST',
      key,
      body: { card: { ...CARD, number } },
      ...(headers && { headers }),
    })

  test('is charged nothing, and brand, four digits and a token are kept of it', async () => {
    const { status, body } = await look(TEST_CARDS.good)
    expect([status, body]).toEqual([201, { card: { brand: 'visa', last4: '4242', gateway_token: expect.any(String) } }])
    const rows = await world.db.select().from(charges)
    expect(rows.map(({ amount }) => amount)).toEqual([0])
    expect(JSON.stringify(rows)).not.toContain(TEST_CARDS.good)
  })

  test('is the same one where its key comes again', async () => {
    const key = randomUUID()
    const [first, again] = [await look(TEST_CARDS.good, key), await look(TEST_CARDS.good, key)]
    expect([again.status, again.body]).toEqual([201, first.body])
  })

  test.each([
    [TEST_CARDS.declined, 402, 'declined'],
    [TEST_CARDS.expired, 402, 'card_expired'],
    ['4242424242424241', 422, 'invalid'],
  ])('and not taken says why: %s', async (number, status, code) => {
    const answer = await look(number)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
  })

  test('is looked at for our own server alone', async () => {
    expect((await look(TEST_CARDS.good, randomUUID(), personOf(PARENT))).status).toBe(401)
  })
})

describe('a way to pay', () => {
  const change = (uuid: string, more: object, userUuid = parent.playchartId) =>
    services.client().catalog.changePaymentMethod({ headers: SERVICE, uuid, change: { user_uuid: userUuid, ...more } })
  const own = paymentMethodOf(parent)

  test('A-130 gets another card, and keeps its billing address', async () => {
    expect(await change(own, { card: NEW })).toMatchObject({
      ok: true,
      value: { uuid: own, is_primary: true, localized_label: 'Mastercard ending in 4444' },
    })
    const [row] = await services.db.select().from(paymentMethods).where(eq(paymentMethods.uuid, own))
    expect([row?.gatewayToken, row?.billingAddressUuid]).toEqual(['tok_new', parent.addressUuid])
  })

  test('A-131 gets another billing address, and keeps its card', async () => {
    const billing = randomUUID()
    expect(await change(own, { billing_address_uuid: billing })).toMatchObject({
      value: { localized_label: 'Mastercard ending in 4444', billing_address_uuid: billing },
    })
  })

  test('of somebody else is not found, and stays', async () => {
    expect(await change(own, { card: NEW }, reader.playchartId)).toEqual({ ok: false, error: { kind: 'notFound' } })
    expect(await change(randomUUID(), {})).toEqual({ ok: false, error: { kind: 'notFound' } })
  })

  test('is changed by nobody but our own server', async () => {
    const path = `/external_payment_methods/${own}`
    const body = { user_uuid: parent.playchartId, card: NEW }
    expect((await services.ask('catalog', path, { method: 'PATCH', headers: as, body })).status).toBe(401)
  })
})

describe('an address', () => {
  const accounts = () => services.client().accounts
  const addressesOf = async () => {
    const user = await accounts().user({ headers: as, uuid: parent.playchartId, language: null })
    return user.ok ? user.value.addresses : []
  }

  test('A-082 is written over in place by its owner, and by nobody else', async () => {
    const address = { ...ADDRESS, line1: '9 New Street' }
    const uuid = parent.addressUuid
    const theirs = await accounts().changeAddress({ headers: personOf(reader.playchartId), uuid, address })
    expect(theirs).toEqual({ ok: false, error: { kind: 'notFound' } })
    expect(await accounts().changeAddress({ headers: as, uuid, address })).toMatchObject({ ok: true, value: { uuid } })
    expect((await addressesOf()).map(({ line1 }) => line1)).toEqual(['9 New Street'])
  })

  test('A-131 of who pays alone is none of those that something is sent to', async () => {
    const wanted = {
      headers: as,
      key: randomUUID(),
      userUuid: parent.playchartId,
      address: { ...ADDRESS, line1: 'Bill' },
    }
    const added = await accounts().addAddress({ ...wanted, isBilling: true })
    expect(added).toMatchObject({ ok: true, value: { line1: 'Bill' } })
    expect((await addressesOf()).some(({ line1 }) => line1 === 'Bill')).toBe(false)
    const uuid = added.ok ? added.value.uuid : ''
    expect(await accounts().address({ headers: as, uuid })).toMatchObject({ ok: true, value: { line1: 'Bill' } })
    const sent = await accounts().addAddress({ ...wanted, key: randomUUID() })
    expect(sent.ok && sent.value.uuid).not.toBe(uuid)
  })
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { paymentMethodOf, persona } from '~/content/seed/personas'
import { paymentMethods } from '~/services/upstreams/catalog/embedded/catalog.tables'
import { openAccountServices } from '../support/account-services'
import { personOf, SERVICE } from '../support/own-services'

const services = openAccountServices()
const parent = persona('parent')
const reader = persona('reader')
const as = personOf(parent.playchartId)
const NEW = { brand: 'mastercard', last4: '4444', gateway_token: 'tok_new' }

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

test('A-132 A-235 the balance that pays says so on the wire, and what is left of it', async () => {
  const { catalog } = services.client()
  const { playchartId: userUuid } = persona('gift')
  const headers = personOf(userUuid)
  const methods = await catalog.paymentMethods({ headers, userUuid, language: 'en' })
  expect(methods.ok && methods.value.map(({ is_credit }) => is_credit)).toEqual([true])
  const left = await catalog.creditSummary({ headers })
  expect(left.ok && left.value.credits_available.advocate_rewards).toEqual({
    total_balance: 12_000,
    currency_code: 'eur',
  })
  const others = await catalog.paymentMethods({ headers: as, userUuid: parent.playchartId, language: 'en' })
  expect(others.ok && others.value.map(({ is_credit }) => is_credit)).toEqual([false])
})

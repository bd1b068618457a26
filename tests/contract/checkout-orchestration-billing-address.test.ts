import { expect, test } from 'vitest'
import { boxes, gift } from '../support/checkout-payloads'
import { ADDRESS, openCheckoutWorld, PARENT } from '../support/checkout-world'

const world = openCheckoutWorld()

const PAYER = { ...ADDRESS, first_name: 'Payer', line1: '7 Other Street' }

/** The address of the way to pay, and the addresses that the account calls its own. */
async function keptOf() {
  const path = `/external_payment_methods/for_user/${PARENT}?language=en`
  const [primary] = (await world.askOther('catalog', path)).body.external_payment_methods
  const { address } = (await world.askOther('account-manager', `/addresses/${primary.billing_address_uuid}`)).body
  const { user } = (await world.askOther('account-manager', `/users/${PARENT}`)).body
  return { address, own: user.addresses.map(({ uuid }: { uuid: string }) => uuid) }
}

test('A-129 who pays for what is not sent has that address with the card, and not among those of the account', async () => {
  const { uuid, total } = await world.ready(gift('2027-12-01'), 'gift', PAYER)
  expect((await world.complete(uuid, { total })).status).toBe(200)
  const { address, own } = await keptOf()
  expect(address).toMatchObject(PAYER)
  expect(own).not.toContain(address.uuid)
})

test('A-129 a parcel goes to one address and its card is of another: each is kept as what it is', async () => {
  const { uuid } = await world.ready(boxes(), 'erc')
  const { checkout } = (await world.change(uuid, { billing_address: PAYER })).body
  expect((await world.complete(uuid, { total: checkout.total })).status).toBe(200)
  const { address, own } = await keptOf()
  expect(address).toMatchObject(PAYER)
  expect(own).not.toContain(address.uuid)
})

test('A-129 one address for both stands in the account once', async () => {
  const { uuid, checkout } = await world.ready(boxes(), 'erc')
  await world.change(uuid, { billing_address: ADDRESS })
  expect((await world.complete(uuid, { total: checkout.total })).status).toBe(200)
  const { address, own } = await keptOf()
  expect(address).toMatchObject(ADDRESS)
  expect(own).toContain(address.uuid)
})

test('an account without room for another address has the order all the same', async () => {
  const { uuid, total } = await world.ready(gift('2027-12-01'), 'gift', PAYER)
  world.rules.add({
    upstream: 'account-manager',
    operation: 'POST /users/:id/addresses',
    outcome: { kind: 'status', status: 422, body: JSON.stringify({ error: { code: 'invalid' } }) },
    times: null,
  })
  const { checkout } = (await world.complete(uuid, { total })).body
  expect(checkout.status).toBe('confirmed')
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ACCOUNT_ROOM } from '~/services/domain/people/account.rules'
import { boxes, gift } from '../support/checkout-payloads'
import { ADDRESS, openCheckoutWorld, PARENT } from '../support/checkout-world'

const world = openCheckoutWorld()

/** A gift that somebody with an account buys: nothing of it is sent to them. */
const present = gift(undefined, { user_uuid: PARENT })
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
  const { uuid, total } = await world.ready(present, 'gift', PAYER)
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

test('an account without room for another address of who pays has the order all the same, and room for its own', async () => {
  const { uuid, total } = await world.ready(present, 'gift', { ...PAYER, line1: '9 Third Street' })
  const known = await keptOf()
  await fillAccount()
  const { checkout } = (await world.complete(uuid, { total })).body
  expect(checkout.status).toBe('confirmed')
  expect((await keptOf()).own).toEqual(expect.arrayContaining(known.own))
  expect(await addAddress({ line1: '1 Own Street' }, false)).toBe(201)
})

async function addAddress(fields: { line1: string }, is_billing: boolean) {
  const body = { address: { ...ADDRESS, ...fields }, is_billing }
  const path = `/users/${PARENT}/addresses`
  return (await world.askOther('account-manager', path, { method: 'POST', body, key: randomUUID() })).status
}

/** As many addresses of who pays as an account has room for. */
async function fillAccount() {
  for (let number = 1; number <= ACCOUNT_ROOM.addresses; number++)
    await addAddress({ line1: `${number} Full Street` }, true)
  expect(await addAddress({ line1: 'One Too Many' }, true)).toBe(422)
}

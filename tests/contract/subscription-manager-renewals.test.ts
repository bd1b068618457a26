import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { kitCharges } from '~/services/flows/schedule/kit-charges.rules'
import { items, subscriptions } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(() => services.empty())
afterAll(() => services.close())

/** For a child of five months: the senser's two kits today, the next two on 21 March. */
async function started(more: Partial<NewSubscription['subscription']> = {}) {
  const of = { user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid }
  const subscription = wanted({ ...of, payment_option: 'recurring-pay-up-front', prepaid: 2, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}

const itemsOf = (uuid: string) =>
  services.db.select().from(items).where(eq(items.subscriptionId, uuid)).orderBy(items.position)

test('A-043 E-113 the draft of a renewal comes to what the whole renewal will', async () => {
  await started({ has_books_addon: true })
  await services.dueOn('2027-01-21')
  const [{ total_price }] = await services.drafts(parent.playchartId)
  await services.dueOn('2027-03-21')
  expect([total_price, ...services.gateway.amounts()]).toEqual([20_000, 20_000])
})

/** What the draft of the next order comes to, and what the schedule says of the same kit. */
async function nextCharge() {
  const userUuid = parent.playchartId
  const [{ total_price, metadata }] = await services.drafts(userUuid)
  const asked = { headers: asPerson(userUuid), userUuid, language: 'en' } as const
  const read = await services.client.datedSubscriptions(asked)
  const charge = read.ok && read.value[0] ? kitCharges(read.value[0]).get(metadata.item_uuids[0]) : undefined
  return { total_price, said: charge?.kind === 'own' ? charge.sum.amountCents : charge?.kind }
}

test.each([
  ['a renewal', { bundle_discount_uuid: 'prepay-2-kit-the-senser-eur' }, 1, '2027-03-21'],
  ['kits that are paid ahead', { payment_option: 'paygo', prepaid: 1 }, 2, '2027-01-21'],
] as const)(
  'E-113 A-043 the draft asks no second time for a kit of a payment that is open: %s',
  async (_, plan, advance, day) => {
    const uuid = await started(plan)
    await services.db.update(subscriptions).set({ advance })
    services.gateway.refused.set(`seed-${parent.playchartId}`, 'declined')
    await services.dueOn('2027-01-21', day)
    expect((await itemsOf(uuid)).filter(({ billingStatus }) => billingStatus === 'error')).toHaveLength(1)
    expect(await nextCharge()).toEqual({ total_price: 0, said: 'with' })
    services.gateway.refused.clear()
    await services.client.retryPayments({ headers: asService, userUuid: parent.playchartId, paymentLabel: 'Visa' })
    await services.due()
    expect(services.gateway.amounts()).toEqual([16_000])
    // it is paid now
    expect(await nextCharge()).toEqual({ total_price: 0, said: undefined })
  },
)

test('E-113 a renewal pays no kit that is to be skipped, and as many as it says come', async () => {
  const uuid = await started()
  await services.db.update(items).set({ processStatus: 'skip_requested' }).where(eq(items.position, 3))
  await services.dueOn('2027-01-21', '2027-03-21')
  const rows = await itemsOf(uuid)
  expect(rows.slice(2, 5).map(({ billingStatus }) => billingStatus)).toEqual(['paid', 'awaiting_payment', 'prepay'])
  expect(services.gateway.amounts()).toEqual([8000 + 12_000])
})

test('E-113 a subscription is laid out from the day of its order, also where it is made a day later', async () => {
  const uuid = await started({ ordered_on: CivilDate.parse('2026-11-20') })
  expect((await itemsOf(uuid))[0]?.scheduledDate).toBe('2026-11-20')
})

test.each([
  [null, '2 kits, paid in advance'],
  ['de', '2 Kits, im Voraus bezahlt'],
] as const)('an order says how many kits it pays, in the language of the account (%s)', async (locale, together) => {
  await started(locale ? { locale } : {})
  await services.dueOn('2027-01-21', '2027-03-21')
  const orders = await services.orders(parent.playchartId)
  const saidOf = (isCharged: boolean) =>
    orders
      .filter(({ total_price }) => total_price > 0 === isCharged)
      .flatMap(({ line_items }) => line_items.map(({ properties }) => properties.variant_title ?? ''))
  expect(saidOf(true).every((said) => said.endsWith(together))).toBe(true)
  expect(saidOf(false).some((said) => said.includes(together))).toBe(false)
  expect([saidOf(true).length, saidOf(false).length]).toEqual([1, 1])
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
let subscription = ''
const payer = persona('gift')
const DAY_MS = 86_400_000
/** The second kit of the usual order is due on 21 January; the balance of the seed pays for it, and not for the one after. */
const SECOND = { due: Date.parse('2027-01-21T08:00:00Z'), cents: 8400 }
const BALANCE = 12_000

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  await balanceIs(BALANCE)
  // a card of the test before is not theirs any more
  await services.run(`delete from catalog.payment_methods where gateway_token = 'tok_good'`)
  await services.run(`update catalog.payment_methods set is_primary = true where user_uuid = '${payer.playchartId}'`)
  subscription = await subscribe()
  services.clock.set(SECOND.due)
})
afterAll(() => services.close())

/** As on the first day. */
async function subscribe(): Promise<string> {
  services.clock.reset()
  const asked = wanted({ user_uuid: payer.playchartId, delivery_address_uuid: payer.addressUuid })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription: asked })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}
const balanceIs = (cents: number) =>
  services.run(`update catalog.credits set advocate_rewards_cents = ${cents} where user_uuid = '${payer.playchartId}'`)
async function left(): Promise<number> {
  const answer = await services.deps.ask('catalog', { path: `/credit_summary?user_uuid=${payer.playchartId}` })
  return (await answer.json()).credits_available.advocate_rewards.total_balance
}
const kits = () =>
  services.db.select().from(items).where(eq(items.subscriptionId, subscription)).orderBy(items.position)

describe('A-132 A-235 a kit whose person pays with their balance', () => {
  test('is paid from it, and no card is charged', async () => {
    await services.due()
    expect((await kits())[1]).toMatchObject({ processStatus: 'shipment_preparation', billingStatus: 'paid' })
    expect(await left()).toBe(BALANCE - SECOND.cents)
    expect(services.gateway.amounts()).toEqual([])
    const [order] = await services.orders(payer.playchartId)
    expect(order).toMatchObject({ total_price: SECOND.cents, payment_label: 'Subscription credit balance' })
    expect(services.gateway.letters().at(-1)).toMatchObject({ kind: 'charged', is_credit: true, gateway_token: null })
  })

  test('is paid once where the answer got lost, also when days go by until it is tried again', async () => {
    services.lost.draws = 1
    await services.due().catch(() => null)
    expect(await left()).toBe(BALANCE - SECOND.cents)
    services.clock.advance(3 * DAY_MS)
    await services.run('delete from wire.effects')
    await services.due()
    expect((await kits())[1]).toMatchObject({ billingStatus: 'paid' })
    expect(await left()).toBe(BALANCE - SECOND.cents)
  })

  test('waits where it does not cover the price: nothing is taken, a letter says so, and a card pays it', async () => {
    await balanceIs(SECOND.cents - 1)
    await services.due()
    const refused = { processStatus: 'error', billingError: 'The credit balance does not cover it.', orderId: null }
    expect((await kits())[1]).toMatchObject(refused)
    expect(await left()).toBe(SECOND.cents - 1)
    expect(services.gateway.letters().at(-1)).toMatchObject({ kind: 'failed', is_credit: true })
    await services.payWith(payer, 'tok_good')
    const { playchartId: userUuid } = payer
    await services.client.retryPayments({ headers: asService, userUuid, paymentLabel: 'Visa ending in 4242' })
    expect((await kits())[1]).toMatchObject({ billingStatus: 'paid', billingError: null })
    expect(services.gateway.amounts()).toEqual([SECOND.cents])
    expect(await left()).toBe(SECOND.cents - 1)
  })
})

describe('A-132 E-113 the letter before a charge that the balance pays', () => {
  const WEEK = 7
  const ahead = async () => {
    services.clock.set(SECOND.due - WEEK * DAY_MS)
    await services.due()
    return services.gateway.letters().filter(({ kind }) => kind === 'ahead')
  }
  const about = { is_credit: true, user_uuid: payer.playchartId }

  test.each([
    [SECOND.cents, false],
    [SECOND.cents - 1, true],
  ])('says of %s cents that they do not cover it: %s', async (cents, isSo) => {
    await balanceIs(cents)
    expect(await ahead()).toMatchObject([{ ...about, exceeds_credit: isSo }])
  })

  test('says so where it covers one of two that are charged by then, and not both', async () => {
    await subscribe()
    expect((await ahead()).map((letter) => letter.exceeds_credit)).toEqual([true, true])
  })

  test('does not count what was stopped, nor what is charged later', async () => {
    const stopped = await subscribe()
    await services.run(`update subscription_manager.subscriptions set status = 'paused' where uuid = '${stopped}'`)
    const later = await subscribe()
    await services.run(`update subscription_manager.items set scheduled_date = '2027-01-22'
      where subscription_id = '${later}' and position = 1`)
    expect(await ahead()).toMatchObject([{ on: '2027-01-21', exceeds_credit: false }])
    services.clock.advance(DAY_MS)
    await services.due()
    expect(services.gateway.letters().at(-1)).toMatchObject({ on: '2027-01-22', exceeds_credit: true })
  })

  test('says so where it is of another currency, and nothing of it to whoever pays with a card', async () => {
    await services.run(`update catalog.credits set currency = 'usd' where user_uuid = '${payer.playchartId}'`)
    expect(await ahead()).toMatchObject([{ exceeds_credit: true }])
    await services.payWith(payer, 'tok_good')
    services.gateway.written.clear()
    await services.run('update subscription_manager.items set announced_for = null')
    expect(await ahead()).toMatchObject([{ is_credit: false, exceeds_credit: false }])
    await services.run(`update catalog.credits set currency = 'eur' where user_uuid = '${payer.playchartId}'`)
  })
})

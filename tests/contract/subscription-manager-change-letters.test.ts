import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, readingWanted, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const headers = asPerson(parent.playchartId)

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  services.clock.reset()
})
afterAll(() => services.close())

async function kits(more: Partial<NewSubscription['subscription']> = {}) {
  const of = { user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid }
  const subscription = wanted({ ...of, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.uuid
}
async function boxes() {
  const subscription = readingWanted(parent.playchartId)
  const added = await services.client.addReading({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  return added.value.id
}
const cancelKits = (uuid: string) =>
  services.client.changeSubscription({ headers, uuid, change: { kind: 'cancel', reason: null, note: null } })
const told = () => services.gateway.changeLetters().map(({ kind, of, on }) => [kind, of, on])
const LETTERS = { upstream: 'checkout-orchestration', operation: 'POST /api/v1/checkout_orchestration/letters' }

test('A-035 who cancels kits is written to, with all that still comes and how far it is', async () => {
  const uuid = await kits({ payment_option: 'pay-up-front', prepaid: 3 })
  await cancelKits(uuid)
  const [letter] = services.gateway.changeLetters()
  expect(letter).toMatchObject({ kind: 'cancelled', of: 'kits', to: parent.email, on: '2026-11-21' })
  expect(letter?.still.map(({ on, at }) => [on, at])).toEqual([
    ['2026-11-21', 'packed'],
    ['2027-01-21', 'waits'],
    ['2027-03-21', 'waits'],
  ])
})

test('A-035 a kit that was packed today is named beside one on its way, and none that has come', async () => {
  const uuid = await kits()
  await services.dueOn('2026-11-22', '2026-11-27', '2027-01-21', '2027-01-22', '2027-01-23')
  await services.run(`update subscription_manager.items set scheduled_date = '2027-01-23'
    where subscription_id = '${uuid}' and position = 2`)
  await services.due()
  await cancelKits(uuid)
  const [letter] = services.gateway.changeLetters()
  expect(letter?.still.map(({ at }) => at)).toEqual(['underWay', 'packed'])
})

test('A-035 what a payment is about to pay comes with it, and is named', async () => {
  const uuid = await kits()
  await services.client.changeSubscription({ headers, uuid, change: { kind: 'prepay', kits: 2 } })
  services.lost.charges = 1
  await services.dueOn('2026-11-22', '2026-11-27', '2027-01-21')
  await cancelKits(uuid)
  const [letter] = services.gateway.changeLetters()
  expect(letter?.still.map(({ at }) => at)).toEqual(['billing', 'waits'])
})

test('A-035 A-064 nothing is said of what comes where everything has come', async () => {
  const [uuid, id] = [await kits(), await boxes()]
  await services.dueOn('2026-11-21', '2026-11-22', '2026-11-27')
  await cancelKits(uuid)
  await services.client.pause({ headers, id })
  services.clock.advance(60 * 86_400_000)
  const change = { kind: 'cancelBoxes', reason: null, note: null } as const
  await services.client.changeReading({ headers, id, change })
  expect(services.gateway.changeLetters().map(({ still }) => still)).toEqual([[], [], []])
})

test('A-064 E-93 who pauses or cancels the reading club is written to, once for each', async () => {
  const id = await boxes()
  await services.client.pause({ headers, id })
  await services.client.pause({ headers, id })
  const change = { kind: 'cancelBoxes', reason: null, note: null } as const
  await services.client.changeReading({ headers, id, change })
  await services.client.changeReading({ headers, id, change })
  await services.due()
  expect(services.gateway.changeLetters().map(({ still }) => still.map(({ at }) => at))).toEqual([
    ['billing'],
    ['billing'],
  ])
  expect(told()).toEqual([
    ['paused', 'boxes', '2026-11-21'],
    ['cancelled', 'boxes', '2026-11-21'],
  ])
})

test('nobody is written to about a box that is skipped, or a subscription that starts again', async () => {
  const id = await boxes()
  const read = await services.client.readings({ headers, userUuid: parent.playchartId })
  const box = read.ok ? (read.value[0]?.installments[1]?.id ?? '') : ''
  await services.client.changeReading({ headers, id, change: { kind: 'skipBox', box } })
  await services.client.changeReading({ headers, id, change: { kind: 'reactivateBoxes' } })
  expect(told()).toEqual([])
})

test('a letter that could not be written keeps no change from being made, and is written later', async () => {
  const uuid = await kits()
  services.rules.add({ ...LETTERS, times: null, outcome: { kind: 'status', status: 503 } })
  expect(await cancelKits(uuid)).toMatchObject({ ok: true, value: { subscription_status: 'cancelled' } })
  expect(told()).toEqual([])
  services.rules.clear()
  services.clock.advance(86_400_000)
  await services.due()
  await services.due()
  expect(told()).toEqual([['cancelled', 'kits', '2026-11-21']])
})

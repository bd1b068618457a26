import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { gifts } from '~/services/upstreams/checkout-orchestration/embedded/checkout.tables'
import { OwnGiftsAnswer } from '~/services/upstreams/checkout-orchestration/own-gifts.contract'
import { gift } from '../support/checkout-payloads'
import { openCheckoutWorld, PARENT } from '../support/checkout-world'
import { personOf, SERVICE } from '../support/own-services'

const world = openCheckoutWorld()
const OTHER_PERSON = persona('cancelled').playchartId
beforeEach(async () => {
  await world.db.delete(gifts)
})

async function bought(by: string, deliverOn?: string): Promise<string> {
  const { uuid, total } = await world.ready(gift(deliverOn), 'gift')
  await world.ask(`/api/v1/checkout_orchestration/${uuid}/continue`, {
    ...{ method: 'POST', headers: SERVICE, body: { user_uuid: by }, key: randomUUID() },
  })
  const { checkout } = (await world.complete(uuid, { total })).body
  return checkout.order.line_items[0].properties.gifting_order_activation_code
}
const list = async (headers: Record<string, string> = personOf(PARENT)) =>
  world.ask('/api/v1/gift_activations', { headers })
const given = async () => OwnGiftsAnswer.parse((await list()).body).gift_activations

test('E-78 what was given stands with its code, for whom it is, how much it is, and its day', async () => {
  const code = await bought(PARENT)
  expect(await given()).toMatchObject([{ code, recipient_name: 'Ada', size: 2, deliver_on: '2026-11-21' }])
})

test('E-78 the latest day stands first, and each says how far it is', async () => {
  const now = await bought(PARENT)
  const later = await bought(PARENT, '2026-12-24')
  await world.due()
  expect((await given()).map(({ code, status }) => [code, status])).toEqual([
    [later, 'scheduled'],
    [now, 'sent'],
  ])
  await world.db.update(gifts).set({ status: 'activated' }).where(eq(gifts.deliverOn, '2026-11-21'))
  expect((await given()).map(({ status }) => status)).toEqual(['scheduled', 'activated'])
})

test('E-78 nobody reads what another person has given', async () => {
  await bought(OTHER_PERSON)
  expect(await given()).toEqual([])
})

test.each([
  ['nobody', {}],
  ['our own server, which is no person', SERVICE],
])('%s gets 401', async (_who, headers) => {
  expect((await list(headers)).status).toBe(401)
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { NewSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, wanted } from '../support/subscription-manager-world'

let services: SubscriptionServices
const parent = persona('parent')
const headers = asPerson(parent.playchartId)
/** The day on which the companion leaves, in which somebody chooses a doll. */
const DAY = '2027-04-21'

beforeAll(async () => {
  services = await openSubscriptionServices()
})
beforeEach(async () => {
  await services.empty()
  services.rules.clear()
  services.clock.reset()
})
afterAll(() => services.close())

/** For a child of 17 months: the realist today, in which nothing can be chosen, and the companion after it. */
async function started(more: Partial<NewSubscription['subscription']> = {}) {
  const of = { user_uuid: parent.playchartId, delivery_address_uuid: parent.addressUuid }
  const kits = { birthday: CivilDate.parse('2025-06-21'), starting_kit_anchor: 'kit-the-realist' }
  const subscription = wanted({ ...of, ...kits, ...more })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(JSON.stringify(added.error))
  const { uuid, scheduled_items } = added.value
  const [plain = '', item = ''] = scheduled_items.map((each) => each.uuid)
  return { uuid, plain, item }
}

type Kit = Awaited<ReturnType<typeof started>>
const choose = ({ uuid, item }: Pick<Kit, 'uuid' | 'item'>, doll: string, as = headers) =>
  services.client.changeSubscription({
    headers: as,
    uuid,
    change: { kind: 'customize', item, customization: { doll } },
  })
async function shown({ uuid, item }: Kit) {
  const read = await services.client.subscriptions({ headers, userUuid: parent.playchartId, language: 'nl' })
  const own = read.ok ? read.value.find((each) => each.uuid === uuid) : undefined
  return own?.scheduled_items.find((each) => each.uuid === item)
}
const line = async () => (await services.orders(parent.playchartId)).at(-1)?.line_items[0]

describe('A-030 what comes in a kit', () => {
  test('S-192 is asked in the language of whoever reads, with what comes by itself', async () => {
    const kit = await shown(await started())
    expect(kit?.scheduled_date).toBe(DAY)
    expect(kit?.customization).toEqual({ doll: 'tan' })
    expect(kit?.product.customizable_options).toMatchObject([
      {
        option_name: 'doll',
        option_prompt: 'Welke Mila pakken we in?',
        option_values: [
          { value: 'light', is_default: false, image_uri: 'toy-doll-mila-light', localized_label: 'Licht' },
          { value: 'tan', is_default: true },
          { value: 'dark', is_default: false },
        ],
      },
    ])
  })

  test('is sent as it was chosen, at the same price, and the order says it', async () => {
    const kit = await started()
    expect(await choose(kit, 'dark')).toEqual({
      ok: true,
      value: { uuid: kit.uuid, subscription_status: 'active' },
    })
    expect(await shown(kit)).toMatchObject({ customization: { doll: 'dark' } })
    const [draft] = await services.drafts(parent.playchartId)
    const said = { sku: 'KIT-COMPANION-DARK', properties: { variant_title: 'Dark', kit_anchor: 'kit-the-companion' } }
    expect(draft?.line_items[0]).toMatchObject(said)
    await services.dueOn(DAY)
    expect(await line()).toMatchObject(said)
    expect(services.gateway.amounts()).toEqual([draft?.total_price])
  })

  test('is named in the letters, before the charge and with it', async () => {
    await choose(await started(), 'dark')
    await services.dueOn('2027-04-14', DAY)
    const titles = services.gateway
      .letters()
      .map(({ kind, titles: [first = ''] }) => [kind, /\(.+\)$/.exec(first)?.[0]])
    expect(titles).toEqual([
      ['ahead', '(Dark)'],
      ['charged', '(Dark)'],
    ])
  })

  test('is what comes by itself where nobody chooses', async () => {
    await started()
    await services.dueOn(DAY)
    expect(await line()).toMatchObject({ sku: 'KIT-COMPANION-TAN', properties: { variant_title: 'Tan' } })
  })

  test('can be changed back until it is prepared, and is refused from then on', async () => {
    const kit = await started()
    await choose(kit, 'dark')
    services.clock.set(Date.parse('2027-04-20T20:00:00Z'))
    expect(await choose(kit, 'light')).toMatchObject({ ok: true })
    await services.dueOn(DAY)
    expect(await choose(kit, 'dark')).toMatchObject({ error: { kind: 'refused', code: 'tooLate' } })
    expect(await choose(kit, 'light')).toMatchObject({ ok: true })
    expect(await line()).toMatchObject({ sku: 'KIT-COMPANION-LIGHT' })
  })

  test('stays while the payment of its day is open', async () => {
    const kit = await started()
    services.lost.charges = 1
    await services.dueOn(DAY)
    expect(await choose(kit, 'dark')).toMatchObject({ error: { kind: 'refused', code: 'tooLate' } })
  })

  test('S-087 is what was chosen with the subscription, until something else is for this kit', async () => {
    const kit = await started({ customization: { doll: 'light' } })
    expect(await shown(kit)).toMatchObject({ customization: { doll: 'light' } })
    await choose(kit, 'dark')
    expect(await shown(kit)).toMatchObject({ customization: { doll: 'dark' } })
    const later = await services.client.subscriptions({ headers, userUuid: parent.playchartId, language: 'en' })
    const others = later.ok ? later.value.flatMap(({ scheduled_items }) => scheduled_items) : []
    expect(others.find(({ product }) => product.anchor === 'kit-the-enthusiast')?.customization).toEqual({
      doll: 'light',
    })
  })

  test.each([
    ['notOffered', async () => choose(await started(), 'green')],
    ['plain', async () => started().then((kit) => choose({ ...kit, item: kit.plain }, 'dark'))],
  ] as const)('or is refused: %s', async (code, ask) => {
    expect(await ask()).toMatchObject({ ok: false, error: { kind: 'refused', code } })
  })

  test.each([
    ['of another person', async (kit: Kit) => choose(kit, 'dark', asPerson(randomUUID()))],
    ['of a kit of another subscription', async (kit: Kit) => choose({ ...kit, uuid: (await started()).uuid }, 'dark')],
    ['of no kit', async (kit: Kit) => choose({ ...kit, item: randomUUID() }, 'dark')],
  ])('is not found %s, and nothing is written', async (_of, ask) => {
    const kit = await started()
    expect(await ask(kit)).toMatchObject({ ok: false, error: { kind: 'notFound' } })
    const [row] = await services.db.select().from(items).where(eq(items.uuid, kit.item))
    expect(row?.customization).toEqual({})
  })

  test('is not changed while the catalogue does not say what can be chosen', async () => {
    const kit = await started()
    services.rules.add({ upstream: 'catalog', operation: '*', outcome: { kind: 'drop' }, times: null })
    expect(await choose(kit, 'dark')).toMatchObject({ ok: false })
    services.rules.clear()
    expect(await shown(kit)).toMatchObject({ customization: { doll: 'tan' } })
  })
})

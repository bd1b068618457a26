import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { persona } from '~/content/seed/personas'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { ok } from '~/services/domain/result'
import { scheduleFrom } from '~/services/flows/schedule/schedule.rules'
import { createHttp } from '~/services/platform/http/http.server'
import { items } from '~/services/upstreams/subscription-manager/embedded/subscription-manager.tables'
import type { Subscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { createSubscriptionManagerClient } from '~/services/upstreams/subscription-manager/subscription-manager.server'
import { child } from '../support/schedules'
import { openSubscriptionServices, type SubscriptionServices } from '../support/subscription-manager-services'
import { asPerson, asService, ORIGIN, wanted } from '../support/subscription-manager-world'

const CHILD = '00000002-0000-4000-8001-000000000001'
const { playchartId: userUuid } = persona('parent')
const asked = { headers: asPerson(userUuid), userUuid, language: 'en' } as const
let services: SubscriptionServices
let own: Subscription

beforeAll(async () => {
  services = await openSubscriptionServices()
  const subscription = wanted({ user_uuid: userUuid, child_uuid: CHILD, has_books_addon: true })
  const added = await services.client.addSubscription({ headers: asService, key: randomUUID(), subscription })
  if (!added.ok) throw new Error(added.error.kind)
  own = added.value
})
afterAll(() => services.close())

/** What the wire says of that subscription, unread. */
async function onTheWire() {
  const path = `/recipient/${userUuid}/subscriptions?language=en`
  const answer = await services.handler(new Request(`${ORIGIN}${path}`, { headers: asked.headers }))
  const { subscriptions } = await answer.json()
  return subscriptions[0]
}

describe('the account view of a kit', () => {
  /** The first kit is here, the second one is what the test says. */
  const put = (processStatus: string) =>
    services.run(`update subscription_manager.items set process_status = '${processStatus}' where position = 1`)
  const shown = async () => {
    const subscriptions = await services.client.datedSubscriptions(asked)
    const user = { visibleChildren: [child(CHILD)], addresses: [] }
    const schedule = scheduleFrom({
      today: CivilDate.parse('2026-11-21'),
      user: ok(user),
      subscriptions,
      drafts: ok([]),
    })
    if (!schedule.ok) throw new Error(schedule.error.kind)
    const [first] = schedule.value.children
    const groups = [first?.current, ...(first?.next ?? []), ...(first?.upcoming ?? [])]
    return groups.flatMap((group) => group?.kits ?? []).find(({ anchor }) => anchor === 'kit-the-inspector')?.process
  }
  const VISIBLE = [
    ...['error', 'billing', 'shipment_preparation', 'shipping', 'completed'],
    ...['awaiting_process', 'skip_requested'],
  ]

  test.each(VISIBLE)('A-251 says that it is %s, in the word of the wire', async (status) => {
    await put(status)
    expect((await onTheWire()).scheduled_items[1].process_status).toBe(status)
    expect(await shown()).toBe(status)
  })

  test('A-251 understands that it is not_applicable, and leaves it out', async () => {
    await put('not_applicable')
    expect((await onTheWire()).scheduled_items[1].process_status).toBe('not_applicable')
    expect(await shown()).toBeUndefined()
  })

  test('takes no word that nobody knows for a status', async () => {
    await put('lost')
    expect(await services.client.subscriptions(asked)).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    await services.db.update(items).set({ processStatus: 'awaiting_process' }).where(eq(items.position, 1))
  })
})

test('A-237 the book box of a kit has words, pictures, parts and a price, those of the catalogue', async () => {
  const query = 'anchors=book-seedling&language=en&currency_code=eur'
  const { products } = await (await services.deps.ask('catalog', { path: `/products?${query}` })).json()
  const [books] = products
  const { bookBundleProduct } = (await onTheWire()).scheduled_items[0]
  expect(bookBundleProduct).toEqual({
    copy_text: { title: books.name, description_html: books.description },
    media: books.assets.map(({ uri }: { uri: string }) => uri),
    components: books.associations,
    metadata: { price_cents: 2000 },
  })
  expect([books.name.length > 0, books.description.length > 0, books.assets.length > 0]).toEqual([true, true, true])
})

describe('an add-on', () => {
  /** As another manager would tell it. */
  const told = (status: string) => {
    const fetch = async (request: Request) => {
      const text = await (await services.handler(request)).text()
      return new Response(text.replace('"addon_status":"active"', `"addon_status":"${status}"`))
    }
    const http = createHttp({ upstream: 'subscription-manager', baseUrl: ORIGIN, fetch, random: () => 0 })
    return createSubscriptionManagerClient(http).subscriptions(asked)
  }

  test('S-278 is active on the wire where books were ordered', async () => {
    expect(own.addon_preferences).toEqual([{ addon_kind: 'books_addon', addon_status: 'active' }])
    expect((await onTheWire()).addon_preferences).toEqual(own.addon_preferences)
  })

  test.each(['active', 'inactive', 'cancelled'])('S-278 is understood where it is %s', async (addon_status) => {
    const addon_preferences = [{ addon_kind: 'books_addon', addon_status }]
    expect(await told(addon_status)).toMatchObject({ ok: true, value: [{ addon_preferences }] })
  })

  test('S-278 has no other status', async () => {
    expect(await told('paused')).toMatchObject({ ok: false, error: { kind: 'invalid' } })
  })
})

import { expect, test, vi } from 'vitest'
import { localeOf } from '~/services/domain/locale'
import { ok, refused } from '~/services/domain/result'
import { readAccountHomePage } from '~/services/flows/account-home/account-home.server'
import { readOrderPage } from '~/services/flows/order/order.server'
import { readOrderHistoryPage } from '~/services/flows/order-history/order-history.server'
import { defaults } from '~/services/upstreams/flags/flags.server'
import { line, order, TODAY, UUID } from '../support/orders'

vi.mock('~/services/flows/visit/today.server', () => ({ today: () => TODAY }))
vi.mock('~/services/flows/identity/identity.server', () => ({
  personFor: async () => ok({ person: { playchartId: UUID }, headers: {} }),
}))
vi.mock('~/services/flows/schedule/subscriptions.server', () => ({
  countsOf: async () => ok({ active: 0, cancelled: 0, finished: 0 }),
  readingsOf: async () => ok([]),
}))
vi.mock('~/services/flows/schedule/schedule.server', () => ({
  readScheduleParts: async () => refused({ kind: 'unreachable' }),
}))
vi.mock('~/services/platform/env/shop-host.server', () => ({ shopHost: () => null }))
vi.mock('~/services/upstreams/order-manager/order-manager.server', () => ({
  orderManager: async () => ({
    orders: async () => ok({ orders: [renewal], has_more: false }),
    ownOrder: async () => ok(renewal),
  }),
}))
vi.mock('~/services/flows/content/content.server', async () => {
  const { openContent } = await import('../support/content')
  const { content } = await openContent()
  return { content: () => content }
})

const renewal = { ...order, line_items: [line('ERC-BOX-3-4', { title: 'Early Reader Club, 3–4 years' })] }
const asked = { as: null, locale: localeOf('de', 'eu') }

test('what is read of orders calls a box of the club in the language of the page', async () => {
  const { history } = await readOrderHistoryPage({ ...asked, page: 1 })
  expect(history).toMatchObject({ ok: true, value: { orders: [{ titles: ['Early Reader Club, 3–4 Jahre'] }] } })
  const { order: own } = await readOrderPage({ ...asked, id: order.id, slug: 'order' })
  expect(own).toMatchObject({ ok: true, value: { lines: [{ title: 'Early Reader Club, 3–4 Jahre' }] } })
  const { facts } = await readAccountHomePage({ ...asked, flags: async () => defaults() })
  expect(facts).toMatchObject({ ok: true, value: { last: { order: { titles: ['Early Reader Club, 3–4 Jahre'] } } } })
})

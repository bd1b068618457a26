import { describe, expect, test } from 'vitest'
import { OrderHistoryPage } from '~/components/orders/order-history-page'
import { orderHistoryPath, orderPageIn } from '~/services/domain/links/order-links.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OrderHistory } from '~/services/flows/order-history/order-history.contract'
import { orderRow } from '~/services/flows/order-history/order-history.rules'
import { order, TODAY } from '../../support/orders'
import { draw, LANGUAGES, type Language } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'order-history', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: {}, errors: [] },
}

async function linksOf(over: Partial<OrderHistory>, language: Language = 'en') {
  const history = { today: TODAY, orders: [orderRow(order)], page: 1, hasMore: false, ...over }
  const hrefs = { hrefOf: (id: string) => `/orders/${id}`, pageHref: (number: number) => orderHistoryPath('', number) }
  const screen = await draw(<OrderHistoryPage view={{ page, history, ...hrefs }} />, language)
  const links = screen.all('a').map(({ attributes }) => attributes.href ?? '')
  return { ...screen, links: links.filter((href) => href.includes('order-history')) }
}

describe.each(LANGUAGES)('A-140 a list of orders that has several pages (%s)', (language) => {
  test('leads to the older ones, and back to the newer ones', async () => {
    const first = await linksOf({ hasMore: true }, language)
    expect(first.links).toEqual(['/account/order-history?page=2'])
    expect(first.text).toContain(first.messages.orders.pages.older)
    const { links } = await linksOf({ page: 2, hasMore: true }, language)
    expect(links).toEqual(['/account/order-history', '/account/order-history?page=3'])
  })
})

test.each(LANGUAGES)(
  'E-105 an order of a kit that was paid before says so, and not that it was for nothing (%s)',
  async (language) => {
    const given = { ...orderRow(order), sum: { amountCents: 0, currency: 'eur' as const }, paidBy: 'given' as const }
    const { text, messages } = await linksOf({ orders: [given] }, language)
    expect(text).toContain(messages.account.paidBy.given)
    expect(text).not.toMatch(/0[.,]00/)
  },
)

test('A-140 a list that is whole leads to no other page', async () => {
  expect((await linksOf({})).links).toEqual([])
})

test.each([
  ['2', 2],
  ['0', 1],
  ['1.5', 1],
  ['x', 1],
  [undefined, 1],
  ['1001', 1],
])('the address’s page %s is page %i', (text, expected) => expect(orderPageIn(text)).toBe(expected))

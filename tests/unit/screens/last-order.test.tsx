import { describe, expect, test } from 'vitest'
import { HomeTiles } from '~/components/account/home-tiles'
import type { AccountHomeView } from '~/machines/account/account-home/account-home.connect'
import type { AccountTile } from '~/services/flows/content/account-page.contract'
import { orderRow } from '~/services/flows/order-history/order-history.rules'
import { order, TODAY } from '../../support/orders'
import { draw, LANGUAGES, type Language } from '../../support/render'

const tile: AccountTile = {
  ...{ kind: 'orderHistory', title: 'Every order of yours', text: '', band: 1 },
  picture: { name: 'done-sent', src: 'done-sent', alt: '', width: 1600, height: 1200, blur: null },
  link: { linkText: 'All of them', linkUrl: '/account/order-history', blankTarget: false, buttonStyle: 'link' },
}
const home = (last: AccountHomeView['last'], language: Language = 'en') =>
  draw(
    <HomeTiles tiles={[tile]} club={null} today={TODAY} last={last} orderHref={(id) => `/account/orders/${id}`} />,
    language,
  )
const hrefs = ({ all }: Awaited<ReturnType<typeof home>>) => all('a').map(({ attributes }) => attributes.href)

describe.each(LANGUAGES)('A-140 the last order on the account home (%s)', (language) => {
  test('says what it was, when, how far it is and what it came to, and leads to it and to all orders', async () => {
    const screen = await home({ order: orderRow(order) }, language)
    const { last } = screen.messages.account
    for (const part of [last.title, last.all, 'One TOY-1', '27', screen.messages.account.orderState.placed, '69'])
      expect(screen.text).toContain(part)
    expect(hrefs(screen)).toEqual(['/account/order-history', '/account/orders/PC-100042'])
    expect(screen.text).not.toContain(tile.title)
  })

  test('says that there is none yet', async () => {
    const screen = await home({ order: null }, language)
    expect(screen.text).toContain(screen.messages.account.last.none)
    expect(hrefs(screen)).toEqual(['/account/order-history'])
  })
})

test('A-140 where nobody knows of it, the tile of all orders stands in for it', async () => {
  const screen = await home(null)
  expect(screen.text).toContain(tile.title)
  expect(screen.text).not.toContain(screen.messages.account.last.title)
})

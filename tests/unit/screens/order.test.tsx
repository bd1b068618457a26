import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { OrderPage } from '~/components/orders/order-page'
import { connectOrderDetailsPanel } from '~/machines/account/order-details-panel/order-details-panel.connect'
import { orderDetailsPanelMachine } from '~/machines/account/order-details-panel/order-details-panel.machine'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import { ownOrderOf, TODAY } from '../../support/orders'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'order', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  ...{ seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true }, empties: {}, errors: [] },
}

async function show(over: Partial<OwnOrder>, language: Language = 'en') {
  const order = { ...ownOrderOf(), ...over }
  const input = { as: 'account', delivery: order.details.delivery, addressUuid: order.editable }
  const panel = connectOrderDetailsPanel(createActor(orderDetailsPanelMachine, { input }).getSnapshot())
  const hrefs = { backHref: '/back', withdrawHref: '/withdraw', editHref: (uuid: string) => `/edit/${uuid}` }
  const screen = await draw(<OrderPage view={{ page, order, panel, ...hrefs }} send={send} />, language)
  return { ...screen, order, hrefs: screen.all('a').map(({ attributes }) => attributes.href) }
}

describe.each(LANGUAGES)('A-179 the page of an order (%s)', (language) => {
  test('says how far it is, what is in it, what it came to and how it was paid', async () => {
    const { text, messages } = await show({}, language)
    const { stateText } = messages.orders
    for (const part of [
      messages.account.orderState.placed,
      stateText.placed,
      'One TOY-1',
      'One TOY-2',
      'Sample Street 1',
      'Utrecht',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/69[.,]00/)
    expect(text).toContain('4242')
  })
})

test.each(LANGUAGES)('E-105 what was paid before is called so, or a gift, and no saving (%s)', async (language) => {
  const { lines, sums } = ownOrderOf()
  const before = {
    paidBy: 'paidAhead' as const,
    lines: lines.map((line) => ({ ...line, total: 0, isAhead: true })),
    sums: { ...sums, saved: 0, ahead: 8000 },
  }
  const prepaid = await show(before, language)
  const { paidAhead, given } = prepaid.messages.account.paidBy
  expect(prepaid.text).toContain(paidAhead)
  expect(prepaid.text).not.toContain(prepaid.messages.orders.saving)
  const gift = await show({ ...before, paidBy: 'given' }, language)
  expect(gift.text).toContain(given)
  expect(gift.text).not.toContain(paidAhead)
})

test.each(LANGUAGES)(
  'E-101 once withdrawn from it says what goes back, and leads to the receipt (%s)',
  async (language) => {
    const withdrawn = { withdrawnAt: '2026-11-27T10:00:00Z', withdrawableUntil: TODAY }
    const { hrefs, text, messages } = await show(withdrawn, language)
    expect(hrefs).toContain('/withdraw')
    expect(text).toContain(messages.orders.withdrawn)
    expect(text).toMatch(/69[.,]00[^.]*4242/)
    const nothing = await show({ ...withdrawn, sums: { ...ownOrderOf().sums, total: 0 } }, language)
    expect(nothing.text).toContain(messages.orders.withdrawal.noRefund)
  },
)

test('E-101 it leads to where it is withdrawn from until the last day of that, and not once that is over or done', async () => {
  const open = await show({ withdrawableUntil: TODAY })
  expect(open.text).toContain('27 November')
  expect(open.hrefs).toContain('/withdraw')
  expect((await show({ withdrawableUntil: null })).hrefs).not.toContain('/withdraw')
})

test.each(LANGUAGES)(
  'E-101 with a gift it says until when, and that it is over once that is activated (%s)',
  async (language) => {
    const open = await show({ withdrawableUntil: TODAY, gift: 'open' }, language)
    const { withdrawGiftUntil, withdrawGiftNot } = open.messages.orders
    expect(open.hrefs).toContain('/withdraw')
    expect(open.text).toContain(withdrawGiftUntil.split('{date}')[1])
    const activated = await show({ withdrawableUntil: TODAY, gift: 'activated' }, language)
    expect(activated.hrefs).not.toContain('/withdraw')
    expect(activated.text).toContain(withdrawGiftNot)
    expect((await show({ withdrawableUntil: null, gift: 'activated' }, language)).text).not.toContain(withdrawGiftNot)
  },
)

import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { WithdrawalPage } from '~/components/orders/withdrawal-page'
import { RETURN_ADDRESS } from '~/content/return-address'
import { connectWithdrawal } from '~/machines/account/withdrawal/withdrawal.connect'
import { withdrawalMachine } from '~/machines/account/withdrawal/withdrawal.machine'
import { longDay } from '~/services/domain/dates/day-words.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OwnOrder } from '~/services/flows/order/order.contract'
import type { Standing } from '~/services/flows/withdrawal/withdrawal.contract'
import { ownOrderOf } from '../../support/orders'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'order', title: '', lead: null, breadcrumb: [], banners: [], tiles: [], referralBanners: [] },
  seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true },
  ...{ empties: {}, errors: [] },
}

/** half past midnight of the next day where the shop is */
const WITHDRAWN_AT = '2026-11-26T23:30:00.000Z'

function show(standing: Standing, over: Partial<OwnOrder>, language: Language) {
  const order = { ...ownOrderOf(), ...over }
  const withdrawnAt = standing === 'withdrawn' ? WITHDRAWN_AT : null
  const actor = createActor(withdrawalMachine, { input: { as: 'account', id: order.id, standing, withdrawnAt } })
  const view = { ...connectWithdrawal(actor.getSnapshot()), page, order, backHref: '/back' }
  const hrefs = { kits: '/kits', club: '/club', returns: '/returns' }
  return draw(<WithdrawalPage view={{ ...view, hrefs }} send={send} />, language)
}

describe.each(LANGUAGES)('E-101 the page of a withdrawal (%s)', (language) => {
  test('has the label for what has left, once it is withdrawn from', async () => {
    const { text, messages } = await show('withdrawn', { hasLeft: true }, language)
    for (const line of RETURN_ADDRESS) expect(text).toContain(line)
    expect(text).not.toContain(messages.orders.withdrawal.labelComes)
  })

  test('counts days beforehand, and names the last of each once it is noted', async () => {
    const open = await show('open', { hasLeft: true }, language)
    const { days, sendBack } = open.messages.orders.withdrawal
    for (const words of [days, sendBack]) expect(open.text).toContain(words.replace('{days}', '14'))
    const { text } = await show('withdrawn', { hasLeft: true }, language)
    expect(text.split(longDay('2026-12-11', language === 'en' ? 'en-GB' : language))).toHaveLength(3)
    expect(text).not.toContain(sendBack.replace('{days}', '14'))
  })

  test('has none for what never left, and says before that it will', async () => {
    const [address = ''] = RETURN_ADDRESS
    expect((await show('withdrawn', { hasLeft: false }, language)).text).not.toContain(address)
    const { text, messages } = await show('open', { hasLeft: true }, language)
    expect(text).toContain(messages.orders.withdrawal.labelComes)
    expect(text).not.toContain(address)
  })

  test('offers to end only what the order brings', async () => {
    const ends = async (comesAgain: OwnOrder['comesAgain'], standing: Standing = 'notOpen') => {
      const { all } = await show(standing, { comesAgain, withdrawableUntil: null }, language)
      return ['/kits', '/club', '/returns'].filter((href) => all('a', { href }).length > 0)
    }
    expect(await ends({ kits: true, club: false })).toEqual(['/kits', '/returns'])
    expect(await ends({ kits: false, club: true })).toEqual(['/club', '/returns'])
    expect(await ends({ kits: false, club: false }, 'tooLate')).toEqual(['/returns'])
  })

  test('of a gift says what becomes of its code, and once it is activated nothing of subscriptions', async () => {
    const open = await show('open', { gift: 'open' }, language)
    const { withdrawal } = open.messages.orders
    expect(open.text).toContain(withdrawal.gift)
    expect(open.text).not.toContain(withdrawal.notSent)
    // one sentence for a code that waits and for one that has been mailed
    if (language === 'en')
      expect(open.text).toContain('its code no longer works, even where it has been mailed already')
    const activated = await show('giftActivated', { gift: 'activated' }, language)
    for (const part of [withdrawal.giftActivated, withdrawal.giftActivatedText]) expect(activated.text).toContain(part)
    expect(activated.text).not.toContain(withdrawal.notOpenText)
    expect(activated.all('a', { href: '/kits' })).toEqual([])
  })
})

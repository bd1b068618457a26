import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { DeclarationPage } from '~/components/orders/declaration-page'
import { connectWithdrawalDeclaration } from '~/machines/account/withdrawal-declaration/withdrawal-declaration.connect'
import { withdrawalDeclarationModel } from '~/machines/account/withdrawal-declaration/withdrawal-declaration.model'
import { createDriver } from '~/machines/proving/driver'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'withdraw-order', title: 'Withdraw', lead: null, breadcrumb: [], banners: [], tiles: [] },
  ...{ seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: false }, referralBanners: [] },
  ...{ empties: {}, errors: [] },
}
const typed = (field: string, value: string): AnyEventObject => ({ type: 'CHANGE', field, value })
const ASKED = [typed('orderId', '#pc-100042'), typed('email', ' buyer@playchart.test '), { type: 'NEXT' }]
const answered = (output: object): AnyEventObject => ({ type: 'xstate.done.actor.declareWithdrawal', output })
const DONE = [{ type: 'CONFIRM' }, answered({ ok: true, value: { at: '2026-11-21T13:05:00.000Z' } })]

async function shown(events: AnyEventObject[], language: Language = 'en') {
  const driver = createDriver(withdrawalDeclarationModel, undefined)
  await driver.start()
  for (const event of events) await driver.perform(event)
  const view = { ...connectWithdrawalDeclaration(driver.actor.getSnapshot()), page }
  return draw(<DeclarationPage view={view} send={send} />, language)
}
const said = async (events: AnyEventObject[], language?: Language) => (await shown(events, language)).text

describe('E-101 withdrawing without an account', () => {
  test('sends what was typed to no address without a script, and keeps a press until the application listens', async () => {
    expect((await shown([])).one('form').attributes).toMatchObject({ method: 'dialog', 'data-hold': '' })
  })

  test('asks for the number and the email, and says of each what is wrong with it', async () => {
    const empty = await said([{ type: 'NEXT' }])
    expect(empty).toContain('Enter the number of your order.')
    expect(empty).toContain('Enter the email that the order was made with.')
    expect(await said([typed('orderId', '1'), typed('email', 'buyer@'), { type: 'NEXT' }])).toContain(
      'This is no complete email address.',
    )
  })

  test('asks before it counts, with what follows and where the receipt goes', async () => {
    const asked = await said(ASKED)
    for (const part of ['Withdraw from order PC-100042?', '14 days', 'buyer@playchart.test', 'Confirm withdrawal'])
      expect(asked).toContain(part)
  })

  test('says with day and time that it is noted, in every language', async () => {
    for (const language of LANGUAGES) {
      const noted = await said([...ASKED, ...DONE], language)
      for (const part of ['21', '2026', '05', 'PC-100042', 'buyer@playchart.test']) expect(noted).toContain(part)
    }
  })

  test('says what failed, and when the next try is taken', async () => {
    const failed = await said([...ASKED, { type: 'CONFIRM' }, answered({ ok: false, error: { kind: 'notFound' } })])
    expect(failed).toContain('We could not note it just now')
    const limited = answered({ ok: false, error: { kind: 'limited', retryAfterSeconds: 61 } })
    expect(await said([...ASKED, { type: 'CONFIRM' }, limited])).toContain('in 2 minutes')
  })
})

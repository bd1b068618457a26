import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { EditAddressPage } from '~/components/settings/edit-address-page'
import { connectEditAddress } from '~/machines/account/edit-address/edit-address.connect'
import { editAddressMachine } from '~/machines/account/edit-address/edit-address.machine'
import type { SaveAddress } from '~/machines/account/edit-address/edit-address.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { SaveAddressAnswer } from '~/services/flows/payment-method/payment-method.contract'
import { ADDRESS } from '../../support/orders'
import { draw, LANGUAGES, type Language, send } from '../../support/render'

const page: AccountPage = {
  ...{ slug: 'edit-shipping-address', title: '', lead: null, breadcrumb: [], banners: [], tiles: [] },
  ...{ seo: { pageTitle: '', pageDescription: '', noFollow: false, noIndex: true }, empties: {}, errors: [] },
  referralBanners: [],
}

/** `answer`: what was said of another address that was sent. */
async function show(answer: SaveAddressAnswer | null, language: Language = 'en') {
  const saveAddress = fromPromise<SaveAddressAnswer, SaveAddress>(() =>
    answer ? Promise.resolve(answer) : new Promise<never>(() => {}),
  )
  const input = { as: 'account', use: { kind: 'shipping', uuid: 'address' }, address: ADDRESS } as const
  const machine = editAddressMachine.provide({ actors: { saveAddress } })
  const actor = createActor(machine, { input: { ...input, countries: ['NL', 'DE'], backHref: '/back' } }).start()
  if (answer) {
    const change = { type: 'CHANGE', which: 'shipping', field: 'line1', value: 'Other Street 2' } as const
    actor.getSnapshot().children.address?.send(change)
    actor.getSnapshot().children.address?.send({ type: 'SUBMIT' })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const view = { ...connectEditAddress(actor.getSnapshot()), page, backHref: '/back' }
  return draw(<EditAddressPage view={view} send={send} />, language)
}
const streetOf = ({ byId }: Awaited<ReturnType<typeof show>>) => byId('shipping-line1').attributes.value

describe.each(LANGUAGES)('A-082 the page of an address (%s)', (language) => {
  test('has what is known of it in its fields, and a way back that changes nothing', async () => {
    const screen = await show(null, language)
    expect([streetOf(screen), screen.byId('shipping-city').attributes.value]).toEqual(['Sample Street 1', 'Utrecht'])
    expect(screen.all('a').map(({ attributes }) => attributes.href)).toContain('/back')
    expect(screen.text).not.toContain(screen.messages.settings.notSaved)
  })

  test('says that it was not saved, and keeps what was typed', async () => {
    const screen = await show({ ok: false, error: { kind: 'refused', code: 'invalid' } }, language)
    expect(screen.text).toContain(screen.messages.settings.notSaved)
    expect(streetOf(screen)).toBe('Other Street 2')
  })
})

test('A-082 says that it is saved', async () => {
  const screen = await show({ ok: true, value: null })
  expect(screen.text).toContain(screen.messages.settings.saved)
})

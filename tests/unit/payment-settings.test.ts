import { expect, test } from 'vitest'
import { sampleChild } from '~/machines/account/play-kit-schedule/play-kit-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { modifiedKitIn, modifyKitHref, modifyKitPlaceAt } from '~/services/flows/modify-kit/modify-kit.rules'
import {
  clubPaymentHref,
  editBillingHref,
  editBillingPlaceAt,
  editCardHref,
  editCardPlaceAt,
  paymentMethodHref,
  paymentMethodPlaceAt,
} from '~/services/flows/payment-method/payment-method-links.rules'
import { shippingAddressIn } from '~/services/flows/shipping-address/shipping-address.rules'
import {
  clubAddressHref,
  returnPath,
  shippingAddressHref,
  shippingAddressPlaceAt,
} from '~/services/flows/shipping-address/shipping-address-links.rules'
import { child, item, subscription } from '../support/schedules'

const [as, uuid] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const own = { prefix: '/nl', as }
const below = (href: string) => href.replace('/nl/account/', '').replace(/\?.*/, '')
const returnTo = '/nl/account/subscriptions'

test('A-083 A-077 A-130 A-131 A-060 each address is read as it is written, and no other is', () => {
  expect(paymentMethodHref(own)).toBe(`/nl/account/${as}/account-settings/payment-method`)
  expect(paymentMethodPlaceAt(below(paymentMethodHref(own)))).toEqual({ user: as, club: null })
  expect(paymentMethodPlaceAt(`settings/payment-method/${as}`)).toEqual({ user: as, club: null })
  expect(paymentMethodPlaceAt(below(clubPaymentHref({ prefix: '/nl', club: uuid })))).toEqual({
    user: null,
    club: uuid,
  })
  expect(editCardPlaceAt(below(editCardHref({ ...own, uuid })))).toEqual({ user: as, uuid })
  expect(editBillingPlaceAt(below(editBillingHref({ ...own, uuid })))).toEqual({ user: as, uuid })
  expect(editBillingPlaceAt(below(editCardHref({ ...own, uuid })))).toBeNull()
  for (const path of ['nobody/account-settings/payment-method', `${as}/account-settings/payment-method/x/edit-card`])
    expect([paymentMethodPlaceAt(path), editCardPlaceAt(path)]).toEqual([null, null])
})

test('A-082 A-065 an address to be changed is read as it is written', () => {
  const href = shippingAddressHref({ ...own, uuid, returnTo })
  expect(href).toContain(`/nl/account/${as}/account-settings/edit-shipping-address/${uuid}?return_to=%2Fnl%2Faccount`)
  expect(shippingAddressPlaceAt(below(href))).toEqual({ user: as, uuid })
  expect(shippingAddressPlaceAt(below(clubAddressHref({ prefix: '/nl', uuid, returnTo })))).toEqual({
    user: null,
    uuid,
  })
  expect(shippingAddressPlaceAt('early-reader-club/edit-shipping-address/mine')).toBeNull()
})

test.each([
  ['/nl/account/subscriptions?updated_child_uuid=1', true],
  ['/nl/account', true],
  ['/account', false],
  ['/nl/accounts', false],
  ['/nl/account//elsewhere.test\\', false],
  ['//elsewhere.test/nl/account', false],
  ['https://elsewhere.test', false],
  ['javascript:alert(1)', false],
  [['/nl/account'], false],
  [undefined, false],
])('E-43 back to %j is followed: %s', (asked, isFollowed) => {
  expect(returnPath({ prefix: '/nl', asked, otherwise: '/settings' })).toBe(isFollowed ? asked : '/settings')
})

const address = {
  ...{ uuid: 'home', first_name: 'Bo', last_name: 'Example', company: '', line1: 'Lane 1', line2: '' },
  ...{ city: 'Utrecht', state: '', zip_code: '3511 AX', country: 'NL' },
}
const club = {
  ...{ id: 'club', user_uuid: as, status: 'paused' as const, plan_anchor: '', plan_installment_id: '' },
  ...{
    currency_code: 'eur' as const,
    delivery_address_uuid: null,
    paymentMethod: null,
    pausable: true,
    created_at: '',
  },
  installments: [],
}
const parts = {
  user: { visibleChildren: [child('one')], addresses: [address] },
  subscriptions: [
    subscription('one', {
      scheduled_items: [
        item(1, { process_status: 'shipping' }),
        item(3, { process_status: 'awaiting_process' }),
        item(2, { process_status: 'awaiting_process' }),
        item(4, { process_status: 'skip_requested' }),
      ],
    }),
  ],
  readings: [],
  methods: [],
}

test('A-082 what waits for its day goes to the new address: neither what is on its way, nor what is skipped', () => {
  const { scheduled_date: nextOn } = item(2)
  expect(shippingAddressIn(parts, 'home')?.concerns).toEqual([
    { kind: 'kits', key: 'subscription of one', child: 'Child one', count: 2, nextOn },
  ])
  expect(shippingAddressIn(parts, 'another')).toBeNull()
  const ended = parts.subscriptions.map((each) => ({ ...each, subscription_status: 'cancelled' as const }))
  expect(shippingAddressIn({ ...parts, subscriptions: ended }, 'home')?.concerns).toEqual([])
})

test('A-065 boxes go to the account’s first address unless they have one, and a billing address is named', () => {
  const scheduled_date = CivilDate.parse('2027-01-18')
  const box = {
    ...{ id: 'box', subscription_id: 'club', order_id: null, status: 'paused' as const, product_anchor: '' },
    ...{ scheduled_date, original_scheduled_date: scheduled_date, billing_status: 'awaiting_payment' as const },
    ...{ process_status: 'awaiting_process' as const, skippable: true, billing_error_message: null },
  }
  const method = {
    uuid: 'm',
    is_primary: true,
    localized_label: 'Visa',
    billing_address_uuid: 'home',
    is_credit: false,
  }
  const readings = [{ ...club, status: 'active' as const, installments: [{ ...box, status: 'scheduled' as const }] }]
  expect(shippingAddressIn({ ...parts, subscriptions: [], readings, methods: [method] }, 'home')?.concerns).toEqual([
    { kind: 'boxes', key: 'club', count: 1, nextOn: scheduled_date },
    { kind: 'billing', key: 'm', label: 'Visa' },
  ])
  const paused = [{ ...club, installments: [box] }]
  expect(shippingAddressIn({ ...parts, subscriptions: [], readings: paused }, 'home')?.concerns).toEqual([
    { kind: 'pausedBoxes', key: 'club', count: 1 },
  ])
  const elsewhere = [{ ...club, installments: [box], delivery_address_uuid: 'there' }]
  expect(shippingAddressIn({ ...parts, subscriptions: [], readings: elsewhere }, 'home')?.concerns).toEqual([])
})

test('A-095 the page of a kit is that of a kit that waits, in its own subscription', () => {
  const today = CivilDate.parse('2026-11-21')
  const one = sampleChild('one')
  const kit = one.next[0]?.kits[0]
  const subscriptionOfKit = one.plan?.key ?? ''
  const found = modifiedKitIn({ today, children: [one] }, { subscription: subscriptionOfKit, item: kit?.uuid ?? '' })
  expect(found).toMatchObject({
    ok: true,
    value: { kit: { uuid: kit?.uuid }, childUuid: 'one', addressUuid: 'address' },
  })
  for (const wanted of [
    { subscription: 'another', item: kit?.uuid ?? '' },
    { subscription: subscriptionOfKit, item: 'another' },
  ])
    expect(modifiedKitIn({ today, children: [one] }, wanted)).toEqual({ ok: false, error: { kind: 'notFound' } })
  expect(modifyKitPlaceAt(below(modifyKitHref({ prefix: '/nl', subscription: as, item: uuid })))).toEqual({
    ...{ subscription: as, item: uuid },
  })
  expect(modifyKitPlaceAt(`subscriptions/${as}/modify/skip/${uuid}`)).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { tilesOf } from '~/machines/account/account-home/account-home.rules'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { orderHistoryHref, signInHref } from '~/services/domain/links/account-links.rules'
import { ok, refused } from '~/services/domain/result'
import type { ProcessStatus, RecordStatus } from '~/services/domain/subscriptions/vocabulary'
import { accountPlaceAt, accountPlaces } from '~/services/flows/account/account.rules'
import type { HomeFacts } from '~/services/flows/account-home/account-home.contract'
import { homeFactsFrom, poweredHref } from '~/services/flows/account-home/account-home.rules'
import type {
  ReadingInstallment,
  ReadingSubscription,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { order } from '../support/orders'

const today = CivilDate.parse('2026-11-21')
const nothing: HomeFacts = {
  today,
  next: [],
  heldUp: [],
  ended: null,
  endingCount: 0,
  on: [],
  counts: { active: 0, cancelled: 0, finished: 0 },
  hasReadingClub: false,
  club: null,
  unpaidBoxes: null,
  hasSkillSets: false,
  hasCourses: false,
  orderHistoryHref: '/account/order-history',
  last: null,
}

describe('the frame of the account', () => {
  test('leads to its places in the language of the page', () => {
    const ordersHref = '/nl/account/order-history'
    expect(accountPlaces({ prefix: '/nl', ordersHref }).map(({ href }) => href)).toEqual([
      '/nl/account',
      '/nl/account/subscriptions',
      '/nl/account/early-reader-club',
      '/nl/pages/activate-gift',
      ordersHref,
      '/nl/account/settings',
    ])
  })

  test.each([
    ['/account', 'home'],
    ['/nl/account/', 'home'],
    ['/de/account/subscriptions', 'playKits'],
    ['/account/subscriptions/s/edit-date/i', 'playKits'],
    ['/nl/account/u/subscriptions/s/edit-ship-date/i', 'playKits'],
    ['/account/early-reader-club', 'readingClub'],
    ['/nl/account/early-reader-club/s/cancel', 'readingClub'],
    ['/fr/account/payment-schedule/s', 'playKits'],
    ['/account/early-reader-clubs', null],
    ['/account/settings', 'settings'],
    ['/nl/account/settings/edit-communication-preferences', 'settings'],
    ['/account/v2/settings/add-a-child', 'settings'],
    ['/fr/account/u/profile-info/update-password', 'settings'],
    ['/de/account/u/account-settings/payment-method', 'settings'],
    ['/account/u/account-settings/payment-method/m/edit-card', 'settings'],
    ['/account/u/account-settings/edit-shipping-address/a', 'settings'],
    ['/nl/account/u/account-settings/gifts', 'settings'],
    ['/nl/account/subscriber-shop/family', 'settings'],
    ['/account/u/account-settings/cancel/s', 'playKits'],
    ['/account/u/account-settings/other', null],
    ['/account/order-history', 'orders'],
    ['/nl/account/orders/PC-100001/withdraw', 'orders'],
    ['/account/order-histories', null],
    ['/account/other', null],
  ])('%s is %s', (path, place) => expect(accountPlaceAt(path)).toBe(place))
})

test('A-142 S-318 the account says whose work it is where the flag says so, and leads home', () => {
  const on = { 'retention-enable-powered-by-pg-logo': 'on' }
  expect(poweredHref(on, '/nl')).toBe('/nl')
  expect(poweredHref(on, '')).toBe('/')
  expect(poweredHref({ 'retention-enable-powered-by-pg-logo': 'off' }, '/nl')).toBeNull()
})

const plans = (['eur', 'gbp'] as const).map((currency_code) => {
  const box = { id: 'box', sku: '', name: '', price: 2400, currency_code, frequency_months: 1 }
  return { anchor: 'early-reader-club', name: '', installments: [box] }
})
const club: Pick<ReadingSubscription, 'currency_code' | 'plan_installment_id'> = {
  ...{ currency_code: 'eur', plan_installment_id: 'box' },
}
const known = {
  plans,
  orders: ok([]),
  orderHistoryHref: '/account/order-history',
  today,
  coming: { next: [], heldUp: [], ended: null, endingCount: 0, on: [] },
}
const day = (text: string) => CivilDate.parse(text)

const boxOf = (more: Pick<ReadingInstallment, 'status' | 'scheduled_date'> & Partial<ReadingInstallment>) => ({
  ...{ id: '', subscription_id: '', order_id: null, original_scheduled_date: today, product_anchor: '' },
  ...{ billing_status: 'paid' as const, process_status: 'awaiting_process' as const, skippable: false },
  billing_error_message: null,
  ...more,
})

describe('A-137 the tile of the reading club', () => {
  const counts = ok({ active: 0, cancelled: 0, finished: 0 })
  const boxes = (status: RecordStatus, ...dates: string[]) => ({
    ...{ ...club, status },
    installments: dates.map((date) => boxOf({ status: 'scheduled', scheduled_date: day(date) })),
  })
  const packed = (status: RecordStatus, process_status: ProcessStatus = 'shipment_preparation') => ({
    ...{ ...club, status },
    installments: [
      boxOf({ status: 'complete', process_status: 'completed', scheduled_date: day('2026-10-26') }),
      boxOf({ status: 'ordered', process_status, scheduled_date: day('2026-11-26') }),
    ],
  })
  const clubOf = (reading: ReturnType<typeof boxes>[]) => {
    const facts = homeFactsFrom({ ...known, counts, reading: ok(reading) })
    return facts.ok && facts.value.club
  }

  test('says when the soonest box of all that run is sent', () => {
    const running = [boxes('active', '2027-02-19', '2027-01-19'), boxes('active', '2026-12-04')]
    expect(clubOf([...running, boxes('cancelled', '2026-11-30')])).toEqual({ kind: 'next', date: '2026-12-04' })
  })

  test('says that boxes are paused where none of them runs', () => {
    expect(clubOf([boxes('paused', '2026-12-04')])).toEqual({ kind: 'paused' })
    expect(clubOf([boxes('paused', '2026-12-04'), boxes('active', '2027-01-19')])).toEqual({
      kind: 'next',
      date: '2027-01-19',
    })
  })

  test('A-064 says of a box that is packed that it comes, though nothing follows it', () => {
    const leaving = { kind: 'leaving', goesOn: false, box: 2, process: 'shipment_preparation' }
    expect(clubOf([packed('cancelled')])).toEqual(leaving)
    expect(clubOf([boxes('paused', '2026-12-04'), packed('cancelled')])).toEqual({ ...leaving, goesOn: true })
    expect(clubOf([packed('paused')])).toEqual({ ...leaving, goesOn: true })
    expect(clubOf([packed('cancelled'), boxes('active', '2027-01-19')])).toMatchObject({ kind: 'next' })
    expect(clubOf([packed('cancelled', 'shipping')])).toBeNull()
  })

  test('says neither of what has ended', () => {
    expect(clubOf([boxes('cancelled', '2026-12-04')])).toBeNull()
    expect(clubOf([boxes('active')])).toBeNull()
  })
})

describe('A-025 boxes of the reading club that are not paid for', () => {
  const counts = ok({ active: 0, cancelled: 0, finished: 0 })
  const failed = (date: string, billing_error_message: string | null = 'Your card has expired.') => ({
    ...boxOf({ status: 'processing', process_status: 'error', scheduled_date: day(date), billing_status: 'error' }),
    ...{ id: date, billing_error_message },
  })
  const came = boxOf({ status: 'complete', process_status: 'completed', scheduled_date: day('2026-08-26') })
  const waits = boxOf({ status: 'scheduled', scheduled_date: day('2026-12-26') })
  type Reading = typeof club & { status: RecordStatus; installments: ReadingInstallment[] }
  const unpaidIn = (readings: Reading[], more: Partial<typeof known> = {}) => {
    const facts = homeFactsFrom({ ...known, ...more, counts, reading: ok(readings) })
    return facts.ok ? facts.value.unpaidBoxes : expect.unreachable()
  }
  const own = (...installments: ReadingInstallment[]): Reading => ({ ...club, status: 'active', installments })

  test('A-285 are named with their item, their number and why, the oldest first, with what they come to in all', () => {
    const two = [
      own(came, failed('2026-09-26'), failed('2026-10-26', null), waits),
      { ...own(failed('2026-11-19'), waits), status: 'paused' as const },
    ]
    expect(unpaidIn(two)).toEqual({
      boxes: [
        { key: '2026-09-26', item: 1, box: 2, error: 'expired', isPaused: false },
        { key: '2026-10-26', item: 1, box: 3, error: 'payment', isPaused: false },
        { key: '2026-11-19', item: 2, box: 1, error: 'expired', isPaused: true },
      ],
      owed: { boxes: 3, sum: { amountCents: 7200, currency: 'eur' } },
    })
  })

  test('are none where all are paid for, and of what is cancelled', () => {
    expect(unpaidIn([own(came, waits)])).toBeNull()
    expect(unpaidIn([own({ ...failed('2026-11-19'), status: 'cancelled', process_status: 'cancelled' })])).toBeNull()
  })

  test('have no sum where nobody knows what a box costs; one in another currency is not added', () => {
    const one = own(failed('2026-11-19'))
    expect(unpaidIn([one], { plans: [] })?.owed).toEqual({ boxes: 1, sum: null })
    expect(unpaidIn([one, { ...one, plan_installment_id: 'another' }])?.owed).toEqual({ boxes: 2, sum: null })
    expect(unpaidIn([one, { ...one, currency_code: 'gbp' }])?.owed?.sum).toEqual({ amountCents: 2400, currency: 'eur' })
    expect(unpaidIn([{ ...one, status: 'paused' }])?.owed?.sum?.amountCents).toBe(2400)
  })
})

describe('A-140 the last order', () => {
  const counts = ok({ active: 0, cancelled: 0, finished: 0 })
  const lastOf = (orders: Parameters<typeof homeFactsFrom>[0]['orders']) => {
    const facts = homeFactsFrom({ ...known, counts, reading: ok([]), orders })
    return facts.ok && facts.value.last
  }

  test('is the newest one; without any it says so, and without an answer it says nothing', () => {
    expect(lastOf(ok([order, { ...order, id: 'PC-1' }]))).toMatchObject({ order: { id: order.id } })
    expect(lastOf(ok([]))).toEqual({ order: null })
    expect(lastOf(refused('lost'))).toBeNull()
  })
})

describe('tiles of the account home', () => {
  test('A-134 A-140 A-141 everybody has play kits, orders and settings; friends to refer and gifts stand beside them', () => {
    expect(tilesOf(nothing)).toEqual(['playKits', 'referAFriend', 'orderHistory', 'accountSettings', 'activateGift'])
  })

  test.each(['active', 'cancelled', 'finished'] as const)('one %s subscription opens the subscriber shop', (status) => {
    expect(tilesOf({ ...nothing, counts: { ...nothing.counts, [status]: 1 } })).toContain('subscriberShop')
  })

  test.each([
    ['earlyReaderClub', { hasReadingClub: true }],
    ['readingSkillSet', { hasSkillSets: true }],
    ['coursePacks', { hasCourses: true }],
  ] as const)('A-010 %s is one tile more for who has it', (tile, fact) => {
    expect(tilesOf(nothing)).not.toContain(tile)
    expect(tilesOf({ ...nothing, ...fact })).toContain(tile)
  })

  test('A-137 the reading club is left out where nobody knows of it; the counts are not', () => {
    const counts = { active: 1, cancelled: 0, finished: 0 }
    const facts = homeFactsFrom({ counts: ok(counts), reading: refused(null), ...known })
    expect(facts).toMatchObject({ ok: true, value: { counts, hasReadingClub: false } })
    expect(homeFactsFrom({ counts: refused('lost'), reading: ok([]), ...known }).ok).toBe(false)
  })
})

test('A-140 E-46 the orders are listed at the other shop, by the account; without one, here', () => {
  const asked = { prefix: '/nl', userUuid: 'some-uuid' }
  expect(orderHistoryHref({ ...asked, shopHost: 'https://shop.test' })).toBe(
    'https://shop.test/nl/some-uuid/order-history',
  )
  expect(orderHistoryHref({ ...asked, shopHost: null })).toBe('/nl/account/order-history')
})

test('the way to the sign-in knows the way back', () => {
  expect(signInHref('/nl', '/nl/account/subscriptions?a=b')).toBe(
    '/nl/sign-in?return_to=%2Fnl%2Faccount%2Fsubscriptions%3Fa%3Db',
  )
})

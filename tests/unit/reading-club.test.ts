import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { connectErcSchedule } from '~/machines/account/erc-schedule/erc-schedule.connect'
import { ercScheduleMachine } from '~/machines/account/erc-schedule/erc-schedule.machine'
import { sampleSubscription } from '~/machines/account/erc-schedule/erc-schedule.model'
import { movedByMonths } from '~/services/domain/dates/civil-date'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { monthsAfterPause, readingBoxes, readingPage } from '~/services/domain/subscriptions/reading.rules'
import type { InstallmentStatus, ProcessStatus, RecordStatus } from '~/services/domain/subscriptions/vocabulary'
import { readingClubFrom } from '~/services/flows/reading-club/reading-club.rules'
import { readingClubHref, readingClubPlaceAt } from '~/services/flows/reading-club/reading-club-links.rules'
import { boxesOf as ownBoxes } from '~/services/flows/settings/settings.rules'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { BOX_PROCESS } from '../support/box-process'

const day = (text: string) => CivilDate.parse(text)
const today = day('2026-11-26')

/** Boxes of a subscription, one on the 18th of each month from September 2026 on. */
const boxesOf = (...statuses: InstallmentStatus[]) =>
  statuses.map((status, index) => {
    const month = new Date(Date.UTC(2026, 8 + index, 18)).toISOString().slice(0, 10)
    return { id: `box-${index}`, status, scheduled_date: day(month), process_status: BOX_PROCESS[status] }
  })

describe('what the page of a subscription is', () => {
  const page = (status: RecordStatus, statuses: InstallmentStatus[], canPause = true) =>
    readingPage({ status, installments: boxesOf(...statuses) }, canPause)

  test.each([
    ['A-053', 'cancelled', ['complete', 'cancelled'], 'cancelled'],
    ['A-054', 'paused', ['complete', 'paused'], 'paused'],
    ['A-055 E-52', 'active', ['processing', 'scheduled'], 'processing'],
    ['A-055 E-52', 'active', ['ordered', 'scheduled'], 'processing'],
    ['A-055 S-271', 'pending', ['scheduled'], 'processing'],
    ['A-056', 'active', ['complete', 'scheduled'], 'active'],
  ] as const)('%s a record that is %s with boxes %j is %s', (_rule, status, statuses, expected) => {
    expect(page(status, [...statuses])).toBe(expected)
  })

  test('E-52 a second box on its way is none of the first, nor a first one after which another has come', () => {
    expect(page('active', ['complete', 'processing', 'scheduled'])).toBe('active')
    expect(page('active', ['ordered', 'complete'])).toBe('active')
    expect(page('active', ['scheduled', 'ordered'])).toBe('active')
  })

  test('E-51 without the flag what is paused is active, whatever its boxes are', () => {
    expect(page('paused', ['complete', 'paused'], false)).toBe('active')
    expect(page('paused', ['processing', 'paused'], false)).toBe('active')
    expect(page('cancelled', ['complete'], false)).toBe('cancelled')
  })
})

describe('the boxes of a subscription', () => {
  const idsOf = (statuses: InstallmentStatus[], on = today) => {
    const { come, current, next, upcoming } = readingBoxes(boxesOf(...statuses).toReversed(), on)
    return [come, current?.number ?? null, next?.number ?? null, upcoming.map(({ number }) => number)]
  }

  test('A-057 are the last that was sent, the next one, and those that come up, by date', () => {
    expect(idsOf(['complete', 'complete', 'ordered', 'scheduled', 'scheduled', 'scheduled'])).toEqual([2, 3, 4, [5, 6]])
    expect(idsOf(['scheduled', 'scheduled'])).toEqual([0, null, 1, [2]])
    expect(idsOf(['complete'])).toEqual([1, 1, null, []])
    expect(idsOf([])).toEqual([0, null, null, []])
  })

  test('A-251 of those that have come none is still paid for, packed or on its way', () => {
    const [first, ...others] = boxesOf('ordered', 'scheduled')
    if (!first) return expect.unreachable()
    const comeAs = (process_status: ProcessStatus) =>
      readingBoxes([{ ...first, process_status }, ...others], today).come
    expect([comeAs('completed'), comeAs('returned')]).toEqual([1, 1])
    expect([comeAs('shipping'), comeAs('shipment_preparation'), comeAs('billing'), comeAs('error')]).toEqual([
      0, 0, 0, 0,
    ])
  })

  test('S-272 one that is skipped has no number, is never the next, and is gone once its day has passed', () => {
    expect(idsOf(['complete', 'complete', 'skipped', 'skipped', 'scheduled'])).toEqual([2, 2, 3, [null]])
    expect(idsOf(['skipped', 'cancelled', 'scheduled'])).toEqual([0, null, 1, []])
  })

  test('S-272 those of a pause stay in their places', () => {
    expect(idsOf(['complete', 'paused', 'paused'])).toEqual([1, 1, 2, [3]])
  })
})

test('A-057 what has not come stays beside the last box, the oldest first; what has come does not', () => {
  const underWay = (...statuses: InstallmentStatus[]) =>
    readingBoxes(boxesOf(...statuses), today).underWay.map(({ number }) => number)
  expect(underWay('complete', 'processing', 'skipped', 'ordered', 'processing', 'scheduled')).toEqual([2, 3])
  expect(underWay('complete', 'complete', 'scheduled')).toEqual([])
})

describe('the days after a pause', () => {
  const first = day('2026-12-31')
  const others = ['2027-01-31', '2027-02-28'].map(day)
  const from = day('2025-08-31')
  const daysOn = (now: CivilDate) =>
    [first, ...others].map((date) => movedByMonths(date, monthsAfterPause({ first, today: now, from }), from))

  test('stay where they lie ahead', () => {
    expect(daysOn(today)).toEqual([first, ...others])
  })

  test.each([
    ['2026-12-31', '2027-01-31'],
    ['2027-01-15', '2027-01-31'],
    ['2027-02-27', '2027-02-28'],
    ['2027-02-28', '2027-03-31'],
    ['2027-04-30', '2027-05-31'],
  ])('A-256 on %s all move by as many months as put the first one after that day: %s', (on, then) => {
    const moved = daysOn(day(on))
    expect(moved[0]).toBe(then)
    expect(moved.every((date) => date > on)).toBe(true)
    expect(moved).toEqual(moved.toSorted())
    expect(new Set(moved.map((date) => date.slice(0, 7))).size).toBe(moved.length)
  })
})

const subscription = (over: Partial<ReadingSubscription> = {}): ReadingSubscription => ({
  ...{ id: 'one', user_uuid: 'account', status: 'active', plan_anchor: 'early-reader-club' },
  ...{ plan_installment_id: 'erc-box-3-4', currency_code: 'eur', delivery_address_uuid: 'b' },
  ...{ paymentMethod: { localized_label: 'Visa ending in 4242' }, pausable: true, created_at: '2026-09-18T07:00:00Z' },
  installments: boxesOf('complete', 'complete', 'complete', 'scheduled', 'scheduled').map((box) => ({
    ...{ ...box, subscription_id: 'one', order_id: null, original_scheduled_date: box.scheduled_date },
    ...{ product_anchor: 'early-reader-club', billing_status: 'paid', skippable: false },
    billing_error_message: null,
  })),
  ...over,
})
const address = (uuid: string, line1: string) => ({
  ...{ uuid, line1, city: 'Utrecht', first_name: '', last_name: '', company: '', line2: '', state: '' },
  ...{ zip_code: '', country: 'NL' },
})
const plan = (currency_code: 'eur' | 'gbp', price: number) => ({
  anchor: 'early-reader-club',
  name: '',
  installments: [{ id: 'erc-box-3-4', sku: '', name: '', price, currency_code, frequency_months: 1 }],
})
const around = {
  today,
  addresses: [address('a', 'Lane 1'), address('b', 'Square 2')],
  plans: [plan('eur', 2400), plan('gbp', 2100)],
  canPause: true,
  language: 'en' as const,
}
const clubOf = (over: Partial<ReadingSubscription> = {}, more: Partial<typeof around> = {}) =>
  readingClubFrom({ ...around, ...more, subscriptions: [subscription(over)] }).subscriptions[0]

test('A-073 the row of the settings says how many there are, and the first day on which one sends a box', () => {
  const later = subscription({ installments: subscription().installments.slice(4) })
  const readings = [later, subscription(), subscription({ status: 'cancelled' }), subscription({ status: 'paused' })]
  expect(ownBoxes(readings, today)).toEqual({ subscriptions: 4, nextOn: '2026-12-18' })
  expect(ownBoxes(readings.slice(2), today)).toEqual({ subscriptions: 2, nextOn: null })
})

describe('the club of an account', () => {
  test('A-228 A-229 says where a box goes, what it costs in the currency of the subscription, and how it is paid', () => {
    expect(clubOf()).toMatchObject({
      ...{ to: 'Square 2, Utrecht', price: { amountCents: 2400, currency: 'eur' }, payment: 'Visa ending in 4242' },
      ...{ come: 3, current: { number: 3 }, next: { number: 4, date: '2026-12-18' }, resumesOn: null },
    })
    expect(clubOf({ currency_code: 'gbp' })?.price).toEqual({ amountCents: 2100, currency: 'gbp' })
    expect(clubOf({ delivery_address_uuid: null })?.to).toBe('Lane 1, Utrecht')
  })

  test('says nothing of what nobody knows', () => {
    expect(clubOf({ currency_code: 'aud', paymentMethod: null }, { addresses: [] })).toMatchObject({
      ...{ price: null, payment: null, to: null },
    })
    expect(clubOf({ plan_installment_id: 'another' })?.price).toBeNull()
    expect(clubOf({ delivery_address_uuid: 'gone' })?.to).toBeNull()
  })

  test('of a paused one says when its next box would leave, by the rule of the days after a pause', () => {
    expect(clubOf({ status: 'paused' })).toMatchObject({ page: 'paused', resumesOn: '2026-12-18' })
    expect(clubOf({ status: 'paused' }, { today: day('2027-02-18') })?.resumesOn).toBe('2027-03-18')
    expect(clubOf({ status: 'paused' }, { canPause: false })?.page).toBe('active')
  })

  test('A-285 E-33 a box whose payment has failed says why', () => {
    const [first, ...others] = subscription().installments
    if (!first) return expect.unreachable()
    const failed = clubOf({ installments: [...others, { ...first, billing_status: 'error' }] })
    expect([failed?.current?.unpaid, failed?.next?.unpaid]).toEqual([null, null])
    const saying = (billing_error_message: string | null) =>
      subscription().installments.map((box) => ({ ...box, billing_status: 'error' as const, billing_error_message }))
    const unpaid = (said: string | null) => clubOf({ installments: saying(said) })?.current?.unpaid
    expect(unpaid('Your card has expired.')).toBe('expired')
    expect([unpaid('Card was DECLINED'), unpaid('anything else'), unpaid(null)]).toEqual([
      ...['declined', 'payment', 'payment'],
    ])
  })

  test('A-066 says what all boxes together come to whose payment has failed, and of those that are cancelled nothing', () => {
    const failed = (...statuses: InstallmentStatus[]) => {
      const [box] = subscription().installments
      if (!box) throw new Error('no box')
      const installments = statuses.map((status) => ({ ...box, status, billing_status: 'error' as const }))
      return [...installments, ...subscription().installments]
    }
    const owed = (...statuses: InstallmentStatus[]) => clubOf({ installments: failed(...statuses) })?.owed
    expect(owed('processing', 'processing')).toEqual({ boxes: 2, sum: { amountCents: 4800, currency: 'eur' } })
    expect(owed('cancelled')).toBeNull()
    expect(clubOf()?.owed).toBeNull()
    expect(clubOf({ installments: failed('processing') }, { plans: [] })?.owed).toEqual({ boxes: 1, sum: null })
  })
})

describe('the address of the club', () => {
  test('A-049 A-051 A-066 names the subscription that is chosen, in the language of the page', () => {
    expect(readingClubHref({ prefix: '/nl', selected: 'a b' })).toBe(
      '/nl/account/early-reader-club?selected_subscription_uuid=a+b',
    )
    expect(readingClubHref({ prefix: '', selected: null })).toBe('/account/early-reader-club')
  })

  test.each([
    ['early-reader-club', true],
    ['early-reader-club/', true],
    ['early-reader-club/x/cancel', false],
    ['early-reader', false],
  ])('%s: %s', (path, isThis) => expect(readingClubPlaceAt(path) !== null).toBe(isThis))
})

test('A-051 the page opens with the subscription asked for, else with one that is not over', () => {
  const over = sampleSubscription('over', { page: 'cancelled' })
  const club = { today, subscriptions: [over, sampleSubscription('runs')] }
  const shown = (selected: string | null, of = club) =>
    connectErcSchedule(
      createActor(ercScheduleMachine, { input: { as: 'account', club: of, selected } }).getSnapshot(),
    ).items.find(({ isSelected }) => isSelected)
  expect(shown(null)).toEqual({ id: 'runs', number: 2, isSelected: true })
  expect(shown('over')?.number).toBe(1)
  expect(shown('of somebody else')?.id).toBe('runs')
  expect(shown(null, { today, subscriptions: [over] })?.id).toBe('over')
})

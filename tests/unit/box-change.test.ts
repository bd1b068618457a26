import { describe, expect, test } from 'vitest'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { InstallmentStatus } from '~/services/domain/subscriptions/vocabulary'
import { readingClubFrom } from '~/services/flows/reading-club/reading-club.rules'
import { clubOptions } from '~/services/flows/reading-club/reading-club-options.rules'
import { plannedBoxChange } from '~/services/flows/subscription-change/box-change.rules'
import { cancelOfferHref } from '~/services/flows/subscription-change/cancel-offer-links.rules'
import type { BoxChangeAction } from '~/services/flows/subscription-change/subscription-change.contract'
import type { ReadingSubscription } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import { BOX_PROCESS } from '../support/box-process'

const today = CivilDate.parse('2026-11-26')
const naming = { name: 'Books 3–4', paying: { method: null, to: null } }
const price = { amountCents: 2400, currency: 'eur' } as const
const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`

/** A box on the 18th of each month from October 2026 on: the third is the next. */
const own = (
  statuses: InstallmentStatus[] = ['complete', 'complete', 'scheduled', 'scheduled', 'scheduled'],
  more: Partial<ReadingSubscription> = {},
): ReadingSubscription => ({
  ...{ id: idOf(9), user_uuid: idOf(8), status: 'active', plan_anchor: 'erc', plan_installment_id: 'erc-3-4' },
  ...{ currency_code: 'eur', delivery_address_uuid: null, paymentMethod: null, pausable: true },
  created_at: '2026-10-18T08:00:00Z',
  installments: statuses.map((status, index) => {
    const date = CivilDate.parse(new Date(Date.UTC(2026, 9 + index, 18)).toISOString().slice(0, 10))
    return {
      ...{ id: idOf(index), subscription_id: idOf(9), order_id: null, status, product_anchor: 'erc' },
      ...{ scheduled_date: date, original_scheduled_date: date, billing_status: 'awaiting_payment', skippable: true },
      ...{ process_status: BOX_PROCESS[status], billing_error_message: null },
    }
  }),
  ...more,
})
type Planned = { of?: ReadingSubscription; item?: string | null; canPause?: boolean }
const planned = (action: BoxChangeAction, { of = own(), item = null, canPause = true }: Planned = {}) =>
  plannedBoxChange({ today, own: of, price, canPause, ...naming }, { action, item })
function known(action: BoxChangeAction, asked?: Planned) {
  const answer = planned(action, asked)
  if (!answer.ok) throw new Error(answer.error.kind)
  return answer.value
}
const daysOf = (action: BoxChangeAction, when: 'before' | 'after', asked?: Planned) =>
  known(action, asked).kits.flatMap(({ date, ...kit }) => (kit[when].comes ? [date.slice(0, 7)] : []))

describe('what a change of the reading club would do', () => {
  test('A-062 one box is left out, and the others keep their days', () => {
    expect(daysOf('skipBox', 'before', { item: idOf(3) })).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(daysOf('skipBox', 'after', { item: idOf(3) })).toEqual(['2026-12', '2027-02'])
    expect(known('skipBox', { item: idOf(3) })).toMatchObject({ kind: 'skipBox', kitKey: idOf(3), obstacle: null })
  })

  test('A-062 one that is skipped comes after all', () => {
    const of = own(['complete', 'complete', 'scheduled', 'skipped', 'scheduled'])
    expect(known('skipBox', { of, item: idOf(3) }).kind).toBe('keepBox')
    expect(daysOf('skipBox', 'after', { of, item: idOf(3) })).toEqual(['2026-12', '2027-01', '2027-02'])
  })

  test('E-93 a pause lets every box wait, and none is charged', () => {
    expect(daysOf('pause', 'before')).toEqual(['2026-12', '2027-01', '2027-02'])
    expect(daysOf('pause', 'after')).toEqual([])
    expect(known('pause').kits.every(({ after }) => after.sum === null)).toBe(true)
  })

  test('E-93 without the flag there is no pause, and one that cannot be paused says so', () => {
    expect(planned('pause', { canPause: false })).toEqual({ ok: false, error: { kind: 'notFound' } })
    expect(known('pause', { of: own(undefined, { pausable: false }) }).obstacle).toBe('unpausable')
  })

  test('A-064 nothing comes any more; the box that is here stays', () => {
    expect(daysOf('cancelBoxes', 'after')).toEqual([])
    expect(
      known('cancelBoxes')
        .kits.filter(({ place }) => place !== null)
        .map(({ date }) => date),
    ).toEqual(['2026-11-18'])
  })

  test('A-061 a box a month again, a month after the last one at the soonest, each with its price', () => {
    const of = own(['complete', 'complete', 'cancelled'], { status: 'cancelled' })
    const coming = known('reactivateBoxes', { of }).kits.filter(({ after }) => after.comes)
    expect(coming.map(({ date }) => date)).toEqual(['2026-12-18', '2027-01-18', '2027-02-18'])
    expect(coming.every(({ after }) => after.sum?.amountCents === 2400)).toBe(true)
  })

  test.each([
    ['cancelBoxes', { status: 'cancelled' }, 'done'],
    ['pause', { status: 'paused' }, 'done'],
    ['reactivateBoxes', {}, 'done'],
    ['reactivateBoxes', { status: 'paused' }, 'paused'],
    ['pause', { status: 'cancelled' }, 'ended'],
  ] as const)('E-56 %s of one that is %o is closed: %s', (action, more, obstacle) => {
    expect(known(action, { of: own(undefined, more) }).obstacle).toBe(obstacle)
  })

  test('A-062 a box that is not its own is not found', () => {
    expect(planned('skipBox', { item: idOf(7) })).toEqual({ ok: false, error: { kind: 'notFound' } })
  })
})

test('A-062 whichever box is skipped, the one that comes after it is shown', () => {
  const all = own(['complete', 'scheduled', 'scheduled', 'scheduled', 'skipped', 'scheduled', 'scheduled'])
  for (const [item, following] of [
    [1, 2],
    [3, 5],
    [5, 6],
  ] as const)
    expect(known('skipBox', { of: all, item: idOf(item) }).kits.map(({ key }) => key)).toContain(idOf(following))
})

test('A-251 a box that is packed is under way only once it has left', () => {
  const [first, ...others] = own(['ordered', 'scheduled']).installments
  if (!first) return expect.unreachable()
  const placeOf = (process_status: 'shipment_preparation' | 'shipping') => {
    const of = own([], { installments: [{ ...first, process_status }, ...others] })
    return known('cancelBoxes', { of }).kits[0]?.place
  }
  expect([placeOf('shipment_preparation'), placeOf('shipping')]).toEqual(['packed', 'underWay'])
})

describe('what is offered instead of cancelling', () => {
  test('E-93 the next box can be skipped, and all can wait where the flag allows it', () => {
    expect(known('cancelBoxes').offers).toEqual([
      { kind: 'skipBox', item: idOf(2) },
      { kind: 'pause', item: null },
    ])
    expect(known('cancelBoxes', { canPause: false }).offers.map(({ kind }) => kind)).toEqual(['skipBox'])
    expect(known('pause').offers).toEqual([])
  })

  test.each([
    ['skip', idOf(2), `/${idOf(1)}/account-settings/skip/${idOf(9)}/${idOf(2)}`],
    ['move', idOf(2), `/${idOf(1)}/subscriptions/${idOf(9)}/edit-ship-date/${idOf(2)}`],
    ['cancelBooks', idOf(2), `/${idOf(1)}/account-settings/cancel-add-on/books_addon/${idOf(9)}`],
    ['skipBox', idOf(2), `/early-reader-club/${idOf(9)}/modify/${idOf(2)}/skip`],
    ['pause', null, `/early-reader-club/${idOf(9)}/pause`],
  ] as const)('%s leads to its page', (kind, item, path) => {
    const place = { prefix: '', as: idOf(1), isCancelSaver: false, subscription: idOf(9) }
    expect(cancelOfferHref({ kind, item }, place)).toBe(`/account${path}`)
  })
})

describe('what the page of the club offers', () => {
  const club = (of: ReadingSubscription, canPause = true) =>
    readingClubFrom({ today, subscriptions: [of], addresses: [], plans: [], canPause, language: 'en' })
  const options = (of: ReadingSubscription, box: string | null, canPause = true) =>
    clubOptions(club(of, canPause), { subscription: idOf(9), box })?.options.map(({ kind, box: one }) => [
      kind,
      one?.id,
    ])

  test('A-063 E-93 to skip the next box, to pause where it can be, and to cancel', () => {
    expect(options(own(), null)).toEqual([
      ['skipBox', idOf(2)],
      ['pause', undefined],
      ['cancelBoxes', undefined],
    ])
    expect(options(own(), null, false)).toEqual([
      ['skipBox', idOf(2)],
      ['cancelBoxes', undefined],
    ])
    expect(options(own(undefined, { pausable: false }), null)?.map(([kind]) => kind)).toEqual([
      'skipBox',
      'cancelBoxes',
    ])
  })

  test('A-062 of one box, what can be done with it', () => {
    expect(options(own(), idOf(4))?.[0]).toEqual(['skipBox', idOf(4)])
    const of = own(['complete', 'complete', 'scheduled', 'skipped'])
    expect(options(of, idOf(3))?.[0]).toEqual(['keepBox', idOf(3)])
    expect(options(own(), idOf(1))?.[0]).toEqual(['pause', undefined])
  })

  test('A-061 nothing but a new start where it is cancelled, and of each of its boxes nothing', () => {
    const of = own(['complete', 'cancelled'], { status: 'cancelled' })
    expect(options(of, null)).toEqual([])
    expect([options(of, idOf(0)), options(of, idOf(1))]).toEqual([[], []])
    expect(club(of).subscriptions[0]?.can).toEqual({ pause: false, cancel: false, reactivate: true })
  })

  test('A-062 each of its boxes is found, also one that stands nowhere on the page, and of each it is said why it stays', () => {
    const closed = (box: string, of = own(), canPause = true) =>
      clubOptions(club(of, canPause), { subscription: idOf(9), box })?.closed
    expect([0, 1, 2, 3, 4].map((at) => closed(idOf(at)))).toEqual(['boxTooLate', 'boxTooLate', null, null, null])
    const paused = own(['complete', 'complete', 'paused', 'paused'], { status: 'paused' })
    expect([0, 1, 2, 3].map((at) => closed(idOf(at), paused))).toEqual(Array(4).fill('paused'))
    expect(closed(idOf(2), paused, false)).toBe('paused')
    expect(closed(idOf(1), own(['complete', 'cancelled'], { status: 'cancelled' }))).toBe('ended')
  })

  test('what is not in this club is not found', () => {
    expect(clubOptions(club(own()), { subscription: idOf(1), box: null })).toBeNull()
    expect(clubOptions(club(own()), { subscription: idOf(9), box: idOf(7) })).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { sampleChild } from '~/machines/account/play-kit-schedule/play-kit-schedule.model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { weekdayNames } from '~/services/domain/dates/day-words.rules'
import type { ChildSchedule, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { scheduleHref } from '~/services/flows/schedule/schedule-links.rules'
import { notComing, shipDateHref, shipDateIn, shipDatePlaceAt } from '~/services/flows/ship-date/ship-date.rules'

const today = CivilDate.parse('2026-11-25')
const method = { label: 'Visa ending in 4242' }
const wanted = { subscription: 's', item: 'item-2', planned: CivilDate.parse('2027-02-12'), process: null, method }
const movableIn = 's'

/** The next kit can be moved. */
function childWith(kit: Partial<ScheduledKit>, over: Partial<ChildSchedule> = {}): ChildSchedule {
  const child = sampleChild('one')
  return {
    ...child,
    next: child.next.map((group) => ({ ...group, kits: group.kits.map((each) => ({ ...each, ...kit })) })),
    ...over,
  }
}

describe('the page of a kit’s day', () => {
  test('A-027 is that of the kit whose day can be changed, with its child and the next two kits, how it is paid and where it goes', () => {
    const found = shipDateIn({ today, children: [sampleChild('other'), childWith({ movableIn })] }, wanted)
    expect(found).toMatchObject({
      ok: true,
      value: {
        ...{ today, childUuid: 'one', kit: { uuid: 'item-2' } },
        paying: { method, to: 'Lane 1, Utrecht' },
        ...{ planned: '2027-02-12', window: { from: '2027-01-22', until: '2027-03-05' } },
      },
    })
    expect(found.ok && found.value.later.map(({ uuid }) => uuid)).toEqual(['item-3', 'item-4'])
  })

  test('goes to where the gift goes that it belongs to', () => {
    const gift = { ...sampleChild('one').plan, key: 'g', to: 'Square 2, Gent' } as NonNullable<ChildSchedule['plan']>
    const found = shipDateIn({ today, children: [childWith({ movableIn, gift: 'g' }, { gifts: [gift] })] }, wanted)
    expect(found.ok && found.value.paying.to).toBe('Square 2, Gent')
  })

  test.each([
    ['a kit whose day cannot be changed', childWith({ movableIn: null }), wanted],
    ['a kit that this person does not have', childWith({ movableIn }), { ...wanted, item: 'item-9' }],
    ['a kit of another subscription', childWith({ movableIn }), { ...wanted, subscription: 't' }],
    ['a kit that no subscription has', childWith({ movableIn }), { ...wanted, planned: null }],
  ])('is not found for %s', (_what, child, asked) => {
    expect(shipDateIn({ today, children: [child] }, asked)).toEqual({ ok: false, error: { kind: 'notFound' } })
  })

  test.each([
    ['cancelled', 'cancelled'],
    ['skip_requested', 'skipped'],
    ['skipped', 'skipped'],
    ['shipment_preparation', null],
  ] as const)('A-034 A-035 of a kit in %s it is said that it does not come because it was %s', (process, code) => {
    const answer = shipDateIn({ today, children: [childWith({ movableIn: null })] }, { ...wanted, process })
    expect(answer).toEqual({ ok: false, error: code ? { kind: 'refused', code } : { kind: 'notFound' } })
    expect(notComing(answer)).toBe(code)
  })

  test('A-089 A-094 E-73 has the address that the flag says', () => {
    const place = { prefix: '/nl', as: 'u' }
    const kit = { subscription: 's', item: 'i' }
    expect(shipDateHref(kit, { ...place, isCancelSaver: false })).toBe('/nl/account/u/subscriptions/s/edit-ship-date/i')
    expect(shipDateHref(kit, { ...place, isCancelSaver: true, day: '2027-02-12' })).toBe(
      '/nl/account/subscriptions/s/edit-date/i?day=2027-02-12',
    )
  })
})

const [USER, OF, ITEM] = ['a', 'b', 'c'].map((letter) => `00000000-0000-4000-8000-00000000000${letter}`)

test.each([
  [`subscriptions/${OF}/edit-date/${ITEM}`, { user: null, subscription: OF, item: ITEM, isCancelSaver: true }],
  [
    `${USER}/subscriptions/${OF}/edit-ship-date/${ITEM}`,
    { user: USER, subscription: OF, item: ITEM, isCancelSaver: false },
  ],
  [`${USER}/subscriptions/${OF}/edit-date/${ITEM}`, null],
  [`subscriptions/${OF}/edit-ship-date/${ITEM}`, null],
  [`me/subscriptions/${OF}/edit-ship-date/${ITEM}`, null],
  [`subscriptions/${OF}/edit-date/1`, null],
  [`subscriptions/${OF}/edit-date/${ITEM}/more`, null],
  ['other', null],
])('A-089 A-094 %s is read as it was written', (path, place) => expect(shipDatePlaceAt(path)).toEqual(place))

test('A-015 the schedule opens with a child, and says which kit has another day', () => {
  expect(scheduleHref({ prefix: '', childUuid: null })).toBe('/account/subscriptions')
  expect(scheduleHref({ prefix: '/de', childUuid: 'c', moved: 'i', from: '2027-02-12' })).toBe(
    '/de/account/subscriptions?updated_child_uuid=c&moved=i&from=2027-02-12',
  )
})

test.each([
  ['en-GB', 'Mon', 'Sun'],
  ['nl', 'ma', 'zo'],
  ['fr', 'lun', 'dim'],
  ['de', 'Mo', 'So'],
  ['es', 'lun', 'dom'],
])('A-213 a week begins on Monday in %s', (locale, first, last) => {
  const names = weekdayNames(locale)
  expect([names.length, names[0], names.at(-1)]).toEqual([7, first, last])
})

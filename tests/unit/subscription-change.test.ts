import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ADVANCES, type Changeable, type ChangeableItem } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import { isEnding } from '~/services/domain/changes/waiting.rules'
import { type CivilDate, plusDays, plusMonths } from '~/services/domain/dates/civil-date'
import { CivilDate as CivilDateText } from '~/services/domain/dates/civil-date.contract'
import { KITS } from '~/services/domain/kits/kit.rules'
import { LANGUAGES } from '~/services/domain/locale'
import { afterEvent, statusAfter } from '~/services/domain/subscriptions/process.rules'
import type { BillingStatus, ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import { offersOf } from '~/services/flows/schedule/changeable.rules'
import { birthDate, changedBy, refusal, started, today } from '../support/changes'

const processes = ({ items }: Changeable) => items.map(({ process_status }) => process_status)

describe('A-034 a kit is skipped', () => {
  const skip = { kind: 'skip', item: 'item-1' } as const

  test('and the others keep their days', () => {
    const now = started()
    const then = changedBy(now, skip)
    expect(processes(then).slice(0, 3)).toEqual(['shipping', 'skip_requested', 'awaiting_process'])
    expect(then.items.map(({ scheduled_date }) => scheduled_date)).toEqual(
      now.items.map(({ scheduled_date }) => scheduled_date),
    )
    expect(changedBy(then, { kind: 'keep', item: 'item-1' })).toEqual(now)
  })

  test('until its day has come', () => {
    const day = started().items[1]?.scheduled_date ?? today
    expect(refusal(started(), skip, day)).toBe('tooLate')
    expect(refusal(started(), skip, plusDays(day, -1))).toBeNull()
    expect(refusal(changedBy(started(), skip), { kind: 'keep', item: 'item-1' }, day)).toBe('tooLate')
    expect(refusal(changedBy(started(), skip), { kind: 'keep', item: 'item-1' }, plusDays(day, -1))).toBeNull()
  })

  test.each([
    ['paid', started({ prepaid: 2 }), skip],
    ['gift', started({ isPartial: true }), skip],
    ['ended', started({ status: 'cancelled' }), skip],
    ['tooLate', started(), { kind: 'skip', item: 'item-0' }],
    ['tooLate', started(), { kind: 'keep', item: 'item-0' }],
    ['ended', changedBy(changedBy(started(), skip), { kind: 'cancel' }), { kind: 'keep', item: 'item-1' }],
    ['notFound', started(), { kind: 'skip', item: 'another' }],
    ['notFound', started(), { kind: 'keep', item: 'another' }],
  ] as const)('or not: %s', (code, now, change) => expect(refusal(now, change)).toBe(code))
})

describe('A-035 a subscription is cancelled', () => {
  test('nothing more comes where nothing more is paid', () => {
    const then = changedBy(changedBy(started(), { kind: 'skip', item: 'item-2' }), { kind: 'cancel' })
    expect(then.status).toBe('cancelled')
    expect(new Set(processes(then).slice(1))).toEqual(new Set(['cancelled']))
    expect(processes(then)[0]).toBe('shipping')
  })

  test('what is paid still comes, and it ends with that', () => {
    const then = changedBy(started({ prepaid: 3 }), { kind: 'cancel' })
    expect(then.status).toBe('active')
    expect(processes(then).slice(0, 4)).toEqual(['shipping', 'awaiting_process', 'awaiting_process', 'cancelled'])
    expect([isEnding(then), isEnding(started({ prepaid: 3 }))]).toEqual([true, false])
    const came = then.items.map((item) =>
      item.billing_status === 'prepay' ? { ...item, process_status: 'completed' as const } : item,
    )
    expect(statusAfter('active', came.slice(1))).toBe('finished')
  })

  test('a payment that failed is not tried again; a parcel that was lost is no business of this', () => {
    const failed = (billing_status: 'error' | 'paid'): Changeable => {
      const now = started()
      return {
        ...now,
        items: now.items.map((item, at) => (at === 0 ? { ...item, billing_status, process_status: 'error' } : item)),
      }
    }
    expect(processes(changedBy(failed('error'), { kind: 'cancel' }))[0]).toBe('cancelled')
    expect(processes(changedBy(failed('paid'), { kind: 'cancel' }))[0]).toBe('error')
  })

  test.each([
    ['gift', { isPartial: true }],
    ['ended', { status: 'finished' }],
  ] as const)('or not: %s', (code, more) => expect(refusal(started(more), { kind: 'cancel' })).toBe(code))
})

describe('A-035 what is cancelled and ends with its paid kits', () => {
  const ending = (hasBooks: boolean) => changedBy(started({ prepaid: 3, hasBooks }), { kind: 'cancel' })

  test('is not cancelled again, and its books stay what they are', () => {
    for (const hasBooks of [true, false])
      expect(offersOf(ending(hasBooks), today).filter((kind) => kind !== 'language')).toEqual(['reactivate'])
    expect(refusal(ending(true), { kind: 'cancelBooks' })).toBe('ending')
    expect(refusal(ending(false), { kind: 'addBooks' })).toBe('ending')
  })

  test('gives up a payment that has failed since', () => {
    const now = ending(false)
    const items = now.items.map((item, at) =>
      at === 0 ? { ...item, process_status: 'error' as const, billing_status: 'error' as const } : item,
    )
    expect(processes(changedBy({ ...now, items }, { kind: 'cancel' }))[0]).toBe('cancelled')
  })
})

describe('A-036 a subscription is taken up again', () => {
  const reactivate = { kind: 'reactivate' } as const
  const cancelled = changedBy(started(), { kind: 'cancel' })

  test('with the kit after the last one that came, a week from now or when the child has grown into it', () => {
    const added = (day: CivilDate) => changedBy(cancelled, reactivate, day).items.slice(cancelled.items.length)
    expect(added(today)[0]).toMatchObject({ anchor: 'kit-the-inspector', scheduled_date: '2027-01-21' })
    expect(added(today).map(({ anchor }) => anchor)).toEqual(KITS.slice(3).map(({ anchor }) => anchor))
    // at eleven months it is the explorer's time
    expect(added(CivilDateText.parse('2027-05-22'))[0]).toMatchObject({
      anchor: 'kit-the-thinker',
      scheduled_date: '2027-05-29',
    })
    expect(new Set(added(today).map(({ billing_status }) => billing_status))).toEqual(new Set(['awaiting_payment']))
  })

  test('with its books, after the paid kits that are still to come', () => {
    const then = changedBy(changedBy(started({ prepaid: 3, hasBooks: true }), { kind: 'cancel' }), reactivate)
    const waiting = then.items.filter(({ process_status }) => process_status === 'awaiting_process')
    expect(waiting.map(({ anchor }) => anchor)).toEqual(KITS.slice(3).map(({ anchor }) => anchor))
    expect(waiting.every(({ hasBooks }) => hasBooks)).toBe(true)
    expect(isEnding(then)).toBe(false)
  })

  test.each([
    ['running', { ...cancelled, others: [started()] }, today],
    ['gift', { ...cancelled, isPartial: true }, today],
    ['ended', { ...cancelled, status: 'finished' }, today],
    ['complete', cancelled, plusMonths(birthDate, 72)],
  ] as const)('or not: %s', (code, now, day) => expect(refusal(now, reactivate, day)).toBe(code))

  test('no kit that another subscription of the child has brought', () => {
    const others = [
      { status: 'finished' as const, isPartial: false, items: started().items.slice(0, 3).map(completed) },
    ]
    const then = changedBy({ ...cancelled, others }, reactivate)
    expect(then.items.find(({ uuid }) => uuid === null)?.anchor).toBe(KITS[5]?.anchor)
  })
  const completed = (item: ChangeableItem) => ({ ...item, process_status: 'completed' as const })
})

describe('books', () => {
  const paid = started({ prepaid: 2 })

  test('A-032 go with every kit that is still to be paid', () => {
    const then = changedBy(changedBy(paid, { kind: 'skip', item: 'item-2' }), { kind: 'addBooks' })
    expect(then.hasBooks).toBe(true)
    expect(then.items.slice(0, 4).map(({ hasBooks }) => hasBooks)).toEqual([false, false, true, true])
  })

  test('A-033 are left out of them, and come with what is paid', () => {
    const then = changedBy(started({ prepaid: 2, hasBooks: true }), { kind: 'cancelBooks' })
    expect(then.hasBooks).toBe(false)
    expect(then.items.slice(0, 4).map(({ hasBooks }) => hasBooks)).toEqual([true, true, false, false])
  })

  test.each(LANGUAGES.filter((language) => language !== 'en'))('A-046 do not go with kits in %s', (language) => {
    expect(refusal(started({ language }), { kind: 'addBooks' })).toBe('language')
    expect(refusal(started({ hasBooks: true }), { kind: 'language', language })).toBe('books')
    expect(changedBy(started(), { kind: 'language', language }).language).toBe(language)
  })

  test('A-031 keep the way to another language, whose page says that they go first; not where they cannot', () => {
    const isOffered = (more: Parameters<typeof started>[0]) => offersOf(started(more), today).includes('language')
    expect([isOffered({}), isOffered({ hasBooks: true })]).toEqual([true, true])
    expect(isOffered({ hasBooks: true, isPartial: true })).toBe(false)
  })

  test('A-048 are offered once alone', () => {
    const offered = (hasBooks: boolean) => offersOf(started({ hasBooks }), today)
    expect(offered(false)).toContain('addBooks')
    expect(offered(true)).not.toContain('addBooks')
    expect(offered(true)).toContain('cancelBooks')
  })

  test('A-047 are not offered with a gift', () => {
    expect(refusal(started({ isPartial: true }), { kind: 'addBooks' })).toBe('gift')
    expect(refusal(started({ isPartial: true, hasBooks: true }), { kind: 'cancelBooks' })).toBe('gift')
  })

  test.each([{ kind: 'addBooks' }, { kind: 'cancelBooks' }, { kind: 'language', language: 'nl' }] as const)(
    'nothing is changed of what has ended: $kind',
    (change) => {
      const ended = started({ status: 'finished', hasBooks: change.kind === 'cancelBooks' })
      expect(refusal(ended, change)).toBe('ended')
    },
  )
})

test('A-031 the language is that of kits which are still to be packed: without one it is not offered, and says why', () => {
  const whose = (process_status: ProcessStatus, billing_status: BillingStatus) => {
    const now = started()
    return { ...now, items: now.items.slice(0, 1).map((item) => ({ ...item, process_status, billing_status })) }
  }
  const language = { kind: 'language', language: 'nl' } as const
  for (const status of ['shipment_preparation', 'shipping', 'completed', 'billing'] as const) {
    expect(refusal(whose(status, 'prepay'), language)).toBe('tooLate')
    expect(offersOf(whose(status, 'prepay'), today)).not.toContain('language')
  }
  for (const status of ['awaiting_process', 'skip_requested'] as const)
    expect(changedBy(whose(status, 'prepay'), language).language).toBe('nl')
  expect(changedBy(whose('error', 'error'), language).language).toBe('nl')
  expect(refusal(whose('error', 'paid'), language)).toBe('tooLate')
})

/** Days and changes as they come. */
const step = fc.oneof(
  fc.record({ days: fc.integer({ min: 1, max: 120 }) }),
  fc.record({ kind: fc.constantFrom('skip' as const, 'keep' as const), at: fc.nat(21) }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'reactivate' as const, 'addBooks' as const, 'cancelBooks' as const),
  }),
  fc.record({ kind: fc.constant('language' as const), language: fc.constantFrom(...LANGUAGES) }),
  fc.record({ kind: fc.constant('prepay' as const), kits: fc.constantFrom(...ADVANCES) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What is due by a day is billed and comes; then the subscription is what is left of it. */
function lived(now: Changeable, day: CivilDate): Changeable {
  const items = now.items.map((item) => {
    if (item.scheduled_date > day || now.status !== 'active') return item
    const due = afterEvent(item, 'DUE')
    return due === item ? item : afterEvent(afterEvent(due, 'PAID'), 'SHIPPED')
  })
  return { ...now, items, status: statusAfter(now.status, items) }
}

const made = (now: Changeable, one: Step, day: CivilDate): Changeable => {
  if ('days' in one) return lived(now, day)
  const change = 'at' in one ? { kind: one.kind, item: `item-${one.at}` } : one
  const changed = afterChange(now, change, day)
  return changed.ok ? numbered(changed.value) : now
}
const numbered = (now: Changeable): Changeable => ({
  ...now,
  items: now.items.map((item, index) => ({ ...item, uuid: `item-${index}` })),
})

const OPEN = ['awaiting_process', 'skip_requested']
const LOST = ['cancelled', 'not_applicable']

test.each([1, 4])(
  'whatever is changed on whichever days of a subscription with %i kits paid, what must not be never is',
  (prepaid) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let day: CivilDate = today
        let now = started({ prepaid })
        for (const one of steps) {
          if ('days' in one) day = plusDays(day, one.days)
          const then = made(now, one, day)
          const coming = then.items.filter(({ process_status }) => !LOST.includes(process_status))
          const anchors = coming.map(({ anchor }) => anchor)
          expect(new Set(anchors).size, 'no kit twice for a child').toBe(anchors.length)
          const dates = coming.map(({ scheduled_date }) => scheduled_date)
          expect(dates, 'dates never go backwards').toEqual(dates.toSorted())
          const paidFor = ({ items }: Changeable) => items.filter((item) => item.billing_status === 'prepay')
          expect(paidFor(then).length, 'what was paid still comes').toBe(prepaid - 1)
          expect(
            paidFor(then).every((item) => !LOST.includes(item.process_status) && item.process_status !== 'skipped'),
          ).toBe(true)
          if (then.status === 'cancelled')
            expect(
              then.items.some(({ process_status }) => OPEN.includes(process_status)),
              'nothing waits',
            ).toBe(false)
          if (!('days' in one)) expect(made(then, one, day), 'the same change is made once').toEqual(then)
          now = then
        }
      }),
      { numRuns: 300 },
    )
  },
)

import type { Changeable, SubscriptionChange } from '~/services/domain/changes/change'
import { afterChange } from '~/services/domain/changes/change.rules'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import { layOut } from '~/services/domain/plans/layout.rules'

/** The shop's day of these tests. */
export const today = CivilDate.parse('2026-11-21')
export const birthDate = CivilDate.parse('2026-06-21')

type Of = Partial<Changeable> & { prepaid?: number }

/** From the senser on: the first kit with the order, `prepaid` of them paid, the others each on its day. */
export function started({ prepaid = 1, ...more }: Of = {}): Changeable {
  const laid = layOut({ birthDate, startingKit: 'kit-the-senser', orderedOn: today, prepaid, isPartial: false })
  return {
    ...{ status: 'active', isPartial: false, isGift: false, hasBooks: false, language: 'en', birthDate, others: [] },
    ...{ isRenewing: false, advance: 1, laidOutFor: birthDate },
    items: laid.map(({ anchor, date, billing_status }, index) => ({
      ...{ uuid: `item-${index}`, anchor, scheduled_date: date, billing_status, hasBooks: more.hasBooks ?? false },
      ...{ options: [], customization: {} },
      process_status: index === 0 ? 'shipping' : 'awaiting_process',
    })),
    ...more,
  }
}

export const changedBy = (now: Changeable, change: SubscriptionChange, day = today): Changeable => {
  const changed = afterChange(now, change, day)
  if (!changed.ok) throw new Error(changed.error)
  return changed.value
}
export const refusal = (now: Changeable, change: SubscriptionChange, day = today) => {
  const changed = afterChange(now, change, day)
  return changed.ok ? null : changed.error
}

import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import type { ChildSchedule, KitGroup, ScheduledKit } from './play-kit-schedule.rules'

/** Schedules to try the machine with; no person stands behind them. */
export const sampleDay = (text: string): CivilDate => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}

export const sampleKit = (number: number, kit: Partial<ScheduledKit> = {}): ScheduledKit => ({
  uuid: `item-${number}`,
  anchor: 'kit-the-babbler',
  name: 'The Babbler Play Kit',
  ageRange: '13–15 months',
  date: sampleDay(`2027-${String(number).padStart(2, '0')}-12`),
  process: 'awaiting_process',
  billing: 'awaiting_payment',
  hasBooks: false,
  errors: [],
  pictures: { open: null, closed: null },
  ...kit,
})

export const sampleGroup = (numbers: readonly number[], kit: Partial<ScheduledKit> = {}): KitGroup => {
  const kits = numbers.map((number) => sampleKit(number, kit))
  return {
    key: `group-${numbers.join('-')}`,
    isDraft: false,
    isBundled: numbers.length > 1,
    date: kits[0]?.date ?? sampleDay('2027-01-12'),
    kits,
  }
}

export const sampleChild = (uuid: string, child: Partial<ChildSchedule> = {}): ChildSchedule => ({
  uuid,
  name: `Child ${uuid}`,
  ageMonths: 14,
  page: 'active',
  isDefault: false,
  current: sampleGroup([1], { process: 'completed', billing: 'paid' }),
  next: [{ ...sampleGroup([2]), isDraft: true }],
  upcoming: [3, 4, 5, 6].map((number) => sampleGroup([number])),
  total: { amountCents: 9600, currency: 'eur' },
  plan: {
    kind: 'pay-per-kit',
    since: sampleDay('2026-11-20'),
    sent: 1,
    count: 6,
    language: 'en',
    to: 'Lane 1, Utrecht',
  },
  ...child,
})

const nothing = { current: null, next: [], upcoming: [], total: null, plan: null }

/** One of each kind of page. */
export const SAMPLE_CHILDREN = {
  active: sampleChild('active', { isDefault: true }),
  cancelled: sampleChild('cancelled', { ...nothing, page: 'cancelled' }),
  agedOut: sampleChild('agedOut', { ...nothing, page: 'agedOut' }),
  none: sampleChild('none', { ...nothing, page: 'none' }),
}

import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import type { KitError, PaymentScheduleKind } from '~/services/domain/subscriptions/schedule.rules'
import type { SchedulePageState } from '~/services/domain/subscriptions/status.rules'
import type { BillingStatus, ProcessStatus } from '~/services/domain/subscriptions/vocabulary'

/** One box as the schedule shows it. `name` and `ageRange` are the subscription's; pages have the content's words first. */
export type ScheduledKit = {
  uuid: string
  anchor: string
  name: string
  ageRange: string
  date: CivilDate
  process: ProcessStatus
  billing: BillingStatus
  hasBooks: boolean
  errors: KitError[]
  /** names or addresses of pictures; null where the product has none */
  pictures: { open: string | null; closed: string | null }
}
/** Boxes that come together, by date; `isDraft`: the preview of an order that does not exist yet. */
export type KitGroup = {
  key: string
  isDraft: boolean
  /** more than one kit */
  isBundled: boolean
  date: CivilDate
  kits: ScheduledKit[]
}

/** How a child's kits are paid, and how far they have come. */
export type SchedulePlan = {
  kind: PaymentScheduleKind
  since: CivilDate
  sent: number
  count: number
  language: Language
  /** street and place that the kits go to; null where that address is not known */
  to: string | null
}
export type ChildSchedule = {
  uuid: string
  name: string
  /** completed months; null before the birth */
  ageMonths: number | null
  page: SchedulePageState
  /** the one that the account opens with */
  isDefault: boolean
  current: KitGroup | null
  next: KitGroup[]
  upcoming: KitGroup[]
  /** of the draft order; null without one */
  total: Money | null
  plan: SchedulePlan | null
}
export type Schedule = { children: ChildSchedule[] }

/** Whose schedule is shown: the child asked for, else the account's default, else one with kits on the way, else the first. */
export function shownChild(children: readonly ChildSchedule[], asked: string | null): ChildSchedule | null {
  return (
    children.find(({ uuid }) => uuid === asked) ??
    children.find(({ isDefault }) => isDefault) ??
    children.find(({ page }) => page === 'active') ??
    children[0] ??
    null
  )
}

export const kitCount = (groups: readonly KitGroup[]) => groups.reduce((sum, { kits }) => sum + kits.length, 0)

/** The first `count` kits, in their groups (decided: E-100: kits are counted, not groups). */
export function firstKits(groups: readonly KitGroup[], count: number): KitGroup[] {
  const [first, ...rest] = groups
  if (!first || count <= 0) return []
  const kits = first.kits.slice(0, count)
  return [{ ...first, kits }, ...firstKits(rest, count - kits.length)]
}

const MOST_LETTERS = 16

/** letters as a reader counts them, so that no sign is cut in two. */
export function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}...` : name
}

/** the others have a neutral label (decided: E-08). */
const LISTED_BILLING: readonly BillingStatus[] = ['paid', 'prepay', 'awaiting_payment']
export type BillingLabel = 'paid' | 'awaiting' | 'other'
export const billingLabel = (status: BillingStatus): BillingLabel =>
  status === 'awaiting_payment' ? 'awaiting' : LISTED_BILLING.includes(status) ? 'paid' : 'other'

/** Statuses that the account does not know by name, each once (decided: E-08). */
export const unlistedStatuses = (children: readonly ChildSchedule[]): BillingStatus[] => [
  ...new Set(
    children
      .flatMap(({ current, next, upcoming }) => [...(current ? [current] : []), ...next, ...upcoming])
      .flatMap(({ kits }) => kits.map(({ billing }) => billing))
      .filter((billing) => billingLabel(billing) === 'other'),
  ),
]

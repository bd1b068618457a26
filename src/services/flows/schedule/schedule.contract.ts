import type { ChangeKind } from '~/services/domain/changes/change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import type { Result } from '~/services/domain/result'
import type { KitError, PaymentScheduleKind } from '~/services/domain/subscriptions/schedule.rules'
import type { SchedulePageState } from '~/services/domain/subscriptions/status.rules'
import type { BillingStatus, ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { KitCard } from '~/services/flows/content/parts.contract'
import type { ReferralFacts } from '~/services/flows/referral-banner/referral-banner.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'

/**
 * A-045, with what its kind does not say: several kits are paid together or were (`ahead`), or what is paid was given
 * . `kits`: how many of them.
 */
export type PayingWords = { kind: PaymentScheduleKind | 'together' | 'ahead' | 'aheadAlone' | 'goesOn'; kits: number }

/** What a kit costs on its day, with how many kits that pays; or the kit with which it is paid. */
export type KitCharge = { kind: 'own'; sum: Money; kits: number } | { kind: 'with'; anchor: string; isOpen: boolean }

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
  /** the gift that it belongs to, beside the subscription; null: to the subscription itself */
  gift: string | null
  /** null: it is paid, or nothing is charged any more */
  charge: KitCharge | null
  /** the subscription whose next kit it is, so that its day can be changed; null: it cannot */
  movableIn: string | null
  /** whether it can be skipped, or come after all; null: neither */
  skipChange: 'skip' | 'keep' | null
  /** what comes in it of what can be chosen, in words; [] where nothing can */
  chosen: string[]
  /** whether something else can be chosen today */
  canChoose: boolean
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

/** What of a whole subscription can be changed. */
export type ChangeOffer = Exclude<ChangeKind, 'skip' | 'keep' | 'customize'>

/** How a child's kits are paid, and how far they have come. */
export type SchedulePlan = {
  /** of the subscription, or of the gift */
  key: string
  kind: PaymentScheduleKind
  /** how the kits are paid, in the words of the page; the next payment is for `kits` of them */
  paying: PayingWords
  since: CivilDate
  /** the birth date for which its kits were laid out, where the child has another one by now; null: nothing would change */
  laidOutFor: CivilDate | null
  sent: number
  count: number
  language: Language
  hasBooks: boolean
  /** it ends with the last kit that is paid */
  isEnding: boolean
  /** what can be changed of it today (A-028, A-031 … A-036) */
  offers: ChangeOffer[]
  /** street and place that the kits go to; null where that address is not known */
  to: string | null
  /** the address itself; null where it is not known */
  addressUuid: string | null
}

/** What is to be paid for kits whose payment failed, and for how many kits that is. */
export type Owed = { sum: Money; kits: number }

export type ChildSchedule = {
  uuid: string
  name: string
  /** completed months; null before the birth */
  ageMonths: number | null
  page: SchedulePageState
  /** the one that the account opens with */
  isDefault: boolean
  current: KitGroup | null
  /** what has not come though later ones have: unpaid, lost or on its way; the oldest first */
  underWay: KitGroup[]
  owed: Owed | null
  next: KitGroup[]
  upcoming: KitGroup[]
  /** of the draft order; null without one */
  total: Money | null
  plan: SchedulePlan | null
  /** what else is on its way to this child (decided: E-107) */
  gifts: SchedulePlan[]
  /** after a gift or a prepayment that is used up: the anchor of the kit that would come (decided: E-108) */
  nextKit: string | null
}

/** What comes next for each child of the account, on the shop's day. */
export type Schedule = { today: CivilDate; children: ChildSchedule[] }
type ScheduleError = AccountError | { kind: 'refused'; code: string }
export type ScheduleAnswer = Result<Schedule, ScheduleError>

/** What the content says of each kit, by its anchor. */
export type KitWords = Record<string, Pick<KitCard, 'shortTitle' | 'ageRange' | 'band' | 'shortDescription'>>

/**
 * The page of the schedule: its words, which are the same for everybody, and the schedule. `isCancelSaver`: which
 * addresses its actions have (decided: E-69).
 */
export type SchedulePageAnswer = {
  page: AccountPage
  kits: KitWords
  schedule: ScheduleAnswer
  isCancelSaver: boolean
  referral: ReferralFacts
}

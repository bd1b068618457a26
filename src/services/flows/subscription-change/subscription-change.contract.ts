import type { BoxChangeKind, BoxChangeRefusal } from '~/services/domain/changes/box-change'
import type { Advance, ChangeKind, ChangeRefusal } from '~/services/domain/changes/change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Language } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { Paying } from '~/services/flows/payment-method/payment-method.contract'
import type { KitWords } from '~/services/flows/schedule/schedule.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'
import type { NewReadingChange } from '~/services/upstreams/subscription-manager/reading-changes.contract'
import type {
  ChangedSubscription,
  NewChange,
} from '~/services/upstreams/subscription-manager/subscription-changes.contract'

/** What the pages are about; on that of a kit or a box its state says whether it is skipped or kept. */
export type BoxChangeAction = 'skipBox' | Exclude<BoxChangeKind, 'skipBox' | 'keepBox'>
export type ChangeAction = Exclude<ChangeKind, 'keep'> | BoxChangeAction
/** Of kits or of boxes. */
export type AnyChangeKind = ChangeKind | BoxChangeKind
/** `from`: the kit with which a gift is to go on. */
export type ChangeOf = { action: ChangeAction; subscription: string; item: string | null; from?: string | null }

/** How a kit stands before or after a change. `sum`: what is charged on its day; null where nothing is. */
type Standing = { comes: boolean; hasBooks: boolean; sum: Money | null }

/** `here`: the child has it. `owed`: its payment failed. `heldUp`: its parcel is lost. */
export type KitPlace = 'here' | 'underWay' | 'packed' | 'billing' | 'owed' | 'heldUp'

/** A kit or a box that waits before a change or after it, or is with the child. */
export type ChangingKit = {
  key: string
  anchor: string
  /** the subscription's words; pages have the content's first. '' of a box that no page is about */
  name: string
  ageRange: string
  date: CivilDate
  /** the day that it had, where the change gives it another one; null: it keeps its day, or was not to come */
  was: CivilDate | null
  isPaid: boolean
  /** where it is, of what does not wait any more; null: it is still to come, or was */
  place: KitPlace | null
  /** it was to come, or to be paid, and does no more */
  isDropped: boolean
  /** so many follow it that the page does not show */
  more: number
  before: Standing
  after: Standing
}

export type DatedCharge = { date: CivilDate; sum: Money }

/**
 * So many kits are paid together with the next charge, and how the kits stand then. `oneByOne`: what the same kits
 * come to, each paid as it comes. `after`: the charge that follows; null where nothing is left to be paid.
 */
export type AdvanceOffer = {
  kits: Advance
  charge: DatedCharge
  oneByOne: Money
  after: DatedCharge | null
  standing: ChangingKit[]
}

/** A question that a kit asks, and its answers. `picture`: its name or address; null: it has none. */
export type PlannedOption = {
  name: string
  prompt: string
  values: { value: string; label: string; picture: string | null; isNow: boolean }[]
}

/** `done`: it is so already. */
export type ChangeObstacle = Exclude<ChangeRefusal | BoxChangeRefusal, 'notFound'> | 'done'

/** What could be done instead of cancelling; `item`: the kit or box that it is done with. */
export type CancelOfferKind = 'cancelBooks' | 'skip' | 'move' | 'skipBox' | 'pause'
export type CancelOffer = { kind: CancelOfferKind; item: string | null }

type KitsCharge = { date: CivilDate | null; sum: Money; kits: number; lastKey: string }
/** A payment for several kits that becomes another one; `date`: null of one that is open; `lastKey`: the last kit that it pays. */
export type Recharge = { was: KitsCharge; now: KitsCharge }

/** What payments that failed are still to bring. `isDropped`: with this change nothing of it is tried again. */
export type OwedKits = { keys: string[]; sum: Money; isDropped: boolean }

/** What a page shows of a change before anybody confirms it. */
export type PlannedChange = {
  kind: AnyChangeKind
  today: CivilDate
  /** whose kits they are; null and '': boxes of the reading club */
  childUuid: string | null
  childName: string
  /** of the kits now */
  language: Language
  /** so many kits the next charge pays now, and how many it could pay; of other changes there are none */
  advance: number
  advances: AdvanceOffer[]
  /** what can be chosen with the kit; of other changes there are none */
  options: PlannedOption[]
  /** the kit with which a gift goes on; null: the next one */
  from: string | null
  paying: Paying
  /** of a skip or what takes it back, and of books */
  recharge: Recharge | null
  owed: OwedKits | null
  /** why it cannot be made; null: it can */
  obstacle: ChangeObstacle | null
  /** by date */
  kits: ChangingKit[]
  /** where it is cancelled, what can be done today instead */
  offers: CancelOffer[]
  /** whose page it is about: the kit that is skipped, kept or chosen for */
  kitKey: string | null
  /** of the kit that the change begins with; null where there is none */
  picture: string | null
}

type Refused = AccountError | { kind: 'refused'; code: string }
export type PlannedChangeAnswer = Result<PlannedChange, Refused>
/** `refused` with a `ChangeRefusal` or a `BoxChangeRefusal`. */
export type ChangedAnswer = Result<Pick<ChangedSubscription, 'uuid'>, Refused>

/** What a page sends. */
export type WantedChange = NewChange | NewReadingChange | { kind: 'pause' }

/**
 * `isCancelSaver`: which of its addresses the page has now (decided: E-69). `helpHref`: where somebody asks first; null where
 * nowhere (S-024).
 */
export type ChangePageAnswer = {
  page: AccountPage
  kits: KitWords
  change: PlannedChangeAnswer
  isCancelSaver: boolean
  helpHref: string | null
}

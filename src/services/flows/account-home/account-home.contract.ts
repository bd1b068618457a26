import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Result } from '~/services/domain/result'
import type { OrderCost } from '~/services/domain/subscriptions/order-cost.rules'
import type { BillingError, KitError } from '~/services/domain/subscriptions/schedule.rules'
import type { SchedulePageState } from '~/services/domain/subscriptions/status.rules'
import type { Leaving } from '~/services/domain/subscriptions/to-come.rules'
import type { ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { Band } from '~/services/flows/content/parts.contract'
import type { OrderRow } from '~/services/flows/order-history/order-history.contract'
import type { LeavingBox, OwedBoxes } from '~/services/flows/reading-club/reading-club.contract'
import type { ReferralFacts } from '~/services/flows/referral-banner/referral-banner.contract'
import type { Owed } from '~/services/flows/schedule/schedule.contract'
import type {
  SubscriptionCounts,
  SubscriptionManagerError,
} from '~/services/upstreams/subscription-manager/subscription-manager.contract'

/** One order on the way of a child: its first kit, and how many come with it. */
type Stop = { key: string; title: string; band: Band | null; date: CivilDate; more: number }

/** The next order for a child, as the schedule has it. */
export type NextOrder = {
  childUuid: string
  childName: string
  title: string
  ageRange: string
  band: Band | null
  date: CivilDate
  /** how many kits come together */
  count: number
  /** name or address of a picture; null: the product has none */
  picture: string | null
  /** null: still to be paid, and nobody knows what it comes to */
  cost: OrderCost | null
  /** the recipient pays nothing: somebody gave it */
  isGift: boolean
  /** what went wrong, with the kit that it went wrong with: this one, or one before it that is held up */
  problems: { key: string; title: string; error: KitError }[]
  owed: Owed | null
  /** its kits were laid out for another birth date than the child has by now, and where they follow it; null: they fit */
  outdated: { laidOutFor: CivilDate; href: string } | null
  /** the one before it */
  here: (Stop & { process: ProcessStatus }) | null
  /** this one and those after it */
  stops: Stop[]
}

/** What has not come to a child to whom nothing comes after it: unpaid, or lost. */
export type HeldUp = Pick<NextOrder, 'childUuid' | 'childName' | 'problems' | 'owed'>

/**
 * Book boxes that are held up until they are paid for: by the number of their item on the page of the club, and
 * by their own. `isPaused`: nothing of its item is charged until somebody goes on.
 */
export type UnpaidBoxes = {
  boxes: { key: string; item: number; box: number; error: BillingError; isPaused: boolean }[]
  owed: OwedBoxes | null
}

/** Why nothing comes next: of the child with whom the schedule opens. `nextKit`: the one that would come (E-108). */
export type Ended = {
  kind: Exclude<SchedulePageState, 'active' | 'none'> | 'noSubscription'
  nextKit: { childUuid: string; title: string; ageRange: string } | null
  /** where what was cancelled is started again; null: it cannot be */
  againHref: string | null
  leaving: LeavingKit[]
}

/** A kit of what is cancelled that has not left yet. */
type LeavingKit = { title: string; process: Leaving }

/** E-108: another child to whom nothing comes. `againHref`: where what was cancelled is started again; null: it goes on. */
export type ChildOn = {
  childUuid: string
  childName: string
  nextKit: { title: string; ageRange: string } | null
  againHref: string | null
  leaving: LeavingKit[]
}

/** What decides who sees which tile of the account home. */
export type HomeFacts = {
  counts: SubscriptionCounts
  /** the shop's day */
  today: CivilDate
  /** for each child that a kit is on its way to, the soonest first; none where the schedule could not be read */
  next: NextOrder[]
  heldUp: HeldUp[]
  /** null: something comes, or nobody knows */
  ended: Ended | null
  /** so many of those that run are cancelled, and end with their paid kits */
  endingCount: number
  /** of whom neither of them speaks, and who could go on */
  on: ChildOn[]
  hasReadingClub: boolean
  /**
   * Of the book boxes: the soonest one that is sent, else one that still leaves though nothing follows it (`goesOn`: once
   * somebody ends a pause), else that all of them rest; null: none of these
   */
  club:
    | { kind: 'next'; date: CivilDate }
    | ({ kind: 'leaving'; goesOn: boolean } & LeavingBox)
    | { kind: 'paused' }
    | null
  /** null: none is */
  unpaidBoxes: UnpaidBoxes | null
  hasSkillSets: boolean
  hasCourses: boolean
  /** where the orders are listed */
  orderHistoryHref: string
  /** the newest order, or that there is none; null: nobody knows, and the tile of all orders stands in for it */
  last: { order: OrderRow | null } | null
}
export type HomeAnswer = Result<HomeFacts, SubscriptionManagerError>

/** The account home's words beside them, and where the shop's name on it leads; null: it does not stand on it. */
export type AccountHomeAnswer = {
  page: AccountPage
  poweredHref: string | null
  facts: HomeAnswer
  referral: ReferralFacts
}

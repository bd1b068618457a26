import type { BoxTurn } from '~/services/domain/changes/box-change'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import type { Result } from '~/services/domain/result'
import type { ReadingPage } from '~/services/domain/subscriptions/reading.rules'
import type { BillingError } from '~/services/domain/subscriptions/schedule.rules'
import type { Leaving } from '~/services/domain/subscriptions/to-come.rules'
import type { InstallmentStatus, ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { Band, ContentPicture } from '~/services/flows/content/parts.contract'
import type { ReferralFacts } from '~/services/flows/referral-banner/referral-banner.contract'
import type { SubscriptionManagerError } from '~/services/upstreams/subscription-manager/subscription-manager.contract'

/** A month's box. `number` counts from 1 those that come; null: this one is skipped. */
export type ClubBox = {
  id: string
  number: number | null
  date: CivilDate
  status: InstallmentStatus
  /** where it stands on its way, once its day has come */
  process: ProcessStatus
  /** why its payment has failed; null: it has not */
  unpaid: BillingError | null
  /** what can be done with it alone */
  turn: BoxTurn | null
}

/** Boxes whose payment has failed and is still to be made. `sum`: for all of them; null where nobody knows a price. */
export type OwedBoxes = { boxes: number; sum: Money | null }

/** One subscription of the club. */
export type ClubSubscription = {
  id: string
  page: ReadingPage
  /** the box that comes every month, by its handle: its words are in `ClubBoxes` */
  handle: string
  /** what each box costs; null where nobody can say */
  price: Money | null
  /** the way to pay, as its label; null: none */
  payment: string | null
  /** street and place that the boxes go to; null where that address is not known */
  to: string | null
  /** the address itself; null where it is not known */
  addressUuid: string | null
  /** so many boxes have come */
  come: number
  owed: OwedBoxes | null
  current: ClubBox | null
  /** what has not come though a later one has begun: unpaid, lost or on its way; the oldest first */
  underWay: ClubBox[]
  next: ClubBox | null
  upcoming: ClubBox[]
  /** boxes that stand nowhere on its page: they have come, were skipped or given up */
  others: Pick<ClubBox, 'id' | 'date'>[]
  /** of a paused one: the day of its next box if it went on today; null: it is not paused, or no box is left */
  resumesOn: CivilDate | null
  /** what can be done with all of its boxes */
  can: { pause: boolean; cancel: boolean; reactivate: boolean }
}

/** A box that still leaves of a subscription which sends nothing more, or nothing now. `box`: its number. */
export type LeavingBox = { box: number; process: Leaving }

/** The club of the account, the oldest subscription first, on the shop's day. */
export type ReadingClub = { today: CivilDate; subscriptions: ClubSubscription[] }
export type ReadingClubAnswer = Result<ReadingClub, SubscriptionManagerError>

/** What the content says of each box, by its handle. `picture`: closed; `inside`: what is in it. */
export type ClubBoxes = Record<
  string,
  {
    title: string
    ageRange: string
    text: string
    band: Band
    picture: ContentPicture | null
    inside: ContentPicture | null
  }
>

/** The page of the club: its words, which are the same for everybody, and the club. */
export type ReadingClubPageAnswer = {
  page: AccountPage
  boxes: ClubBoxes
  club: ReadingClubAnswer
  referral: ReferralFacts
}

/** The subscription that goes on. */
export type PauseReleaseAnswer = Result<{ subscriptionId: string }, SubscriptionManagerError>

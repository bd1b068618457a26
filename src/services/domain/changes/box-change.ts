import type { CivilDate } from '../dates/civil-date'
import type { InstallmentStatus, RecordStatus } from '../subscriptions/vocabulary'

/** What a customer can change of a subscription of the reading club (A-061 … A-064). `keepBox` takes a skip back. */
export const BOX_CHANGE_KINDS = ['skipBox', 'keepBox', 'pause', 'cancelBoxes', 'reactivateBoxes'] as const
export type BoxChangeKind = (typeof BOX_CHANGE_KINDS)[number]
export const isBoxChange = (kind: string): kind is BoxChangeKind => BOX_CHANGE_KINDS.some((each) => each === kind)

/** What can be done with one box. */
export type BoxTurn = Extract<BoxChangeKind, 'skipBox' | 'keepBox'>

/** One of them; `box` is the one that is skipped or kept. */
export type BoxChange = { kind: BoxTurn; box: string } | { kind: 'pause' | 'cancelBoxes' | 'reactivateBoxes' }

/**
 * A month's box; `uuid` is null for one that a change has laid out. `planned`: the day that it was laid out for. `isUnpaid`:
 * its payment has failed. `isPacked`: it is being packed, and has not left.
 */
export type ChangeableBox = {
  uuid: string | null
  date: CivilDate
  planned: CivilDate
  status: InstallmentStatus
  isUnpaid: boolean
  isPacked: boolean
}

/**
 * What decides whether a subscription can be changed, and how. `from`: the day that its boxes are counted from. `boxes` by
 * their places in the subscription.
 */
export type ChangeableBoxes = { status: RecordStatus; isPausable: boolean; from: CivilDate; boxes: ChangeableBox[] }

/**
 * Why a change is not made. `ended`: nothing runs that it could change. `boxTooLate`: that box has been ordered. `paused`:
 * the pause has to end first. `unpausable`: this subscription cannot be paused.
 */
export const BOX_REFUSALS = ['notFound', 'ended', 'boxTooLate', 'paused', 'unpausable'] as const
export type BoxChangeRefusal = (typeof BOX_REFUSALS)[number]

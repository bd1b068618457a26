import type { CivilDate } from '../dates/civil-date'
import type { Customization, KitOption } from '../kits/customization.rules'
import type { Language } from '../locale'
import type { ScheduledItem, SubscriptionStatus } from '../subscriptions/vocabulary'

/** What a customer can change of a subscription of play kits (A-028 … A-036). `keep` takes a skip back. */
export const CHANGE_KINDS = [
  'skip',
  'keep',
  'cancel',
  'reactivate',
  'addBooks',
  'cancelBooks',
  'language',
  'prepay',
  'customize',
  'extendGift',
  'followAge',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/**
 * One of them; `item` is the kit that is skipped, kept or chosen for, `from` the kit with which a gift goes on; null: the
 * next one. `followAge`: the kits follow a birth date that was corrected.
 */
export type SubscriptionChange =
  | { kind: 'skip' | 'keep'; item: string }
  | { kind: 'cancel' | 'reactivate' | 'addBooks' | 'cancelBooks' | 'followAge' }
  | { kind: 'language'; language: Language }
  | { kind: 'prepay'; kits: Advance }
  | { kind: 'customize'; item: string; customization: Customization }
  | { kind: 'extendGift'; from: string | null }

/** So many kits the next charge can pay together; one: each as it comes. */
export const ADVANCES = [1, 2, 4] as const
export type Advance = (typeof ADVANCES)[number]

/** Why somebody cancels, in the order in which it is asked. */
export const CANCEL_REASONS = ['money', 'enoughToys', 'notTaken', 'away', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** A kit of a subscription; `uuid` is null for one that a change has laid out. */
export type ChangeableItem = Pick<ScheduledItem, 'scheduled_date' | 'process_status' | 'billing_status'> & {
  uuid: string | null
  anchor: string
  hasBooks: boolean
  /** what can be chosen with it, and what is */
  options: readonly KitOption[]
  customization: Customization
}

type OtherItem = Pick<ChangeableItem, 'anchor' | 'process_status' | 'scheduled_date'>
type OtherSubscription = { status: SubscriptionStatus; isPartial: boolean; items: readonly OtherItem[] }

/** What decides whether a subscription can be changed, and how. `items` by their places in the subscription. */
export type Changeable = {
  status: SubscriptionStatus
  /** a gift, which ends with what was paid */
  isPartial: boolean
  /** somebody else has given it */
  isGift: boolean
  hasBooks: boolean
  language: Language
  /** it pays several kits together again and again (S-279) */
  isRenewing: boolean
  /** so many kits the next charge pays */
  advance: number
  /** the child's, as the account has it now */
  birthDate: CivilDate
  /** the birth date for which the kits that wait were laid out */
  laidOutFor: CivilDate
  items: ChangeableItem[]
  /** what else comes or came to the same child */
  others: readonly OtherSubscription[]
}

/**
 * Why a change is not made. `ended`: nothing runs that it could change. `ending`: it is
 * cancelled, and no kit of it is left to be paid. `gift`: of a gift, the language and what is chosen
 * with a kit are the receiver's. `paid`: that kit is paid already. `tooLate`: its day has come. `language`, `books`: no books go with kits in
 * another language than English. `running`: kits come to this child already. `complete`: no kit is left.
 * `renewing`: its kits are paid together already. `owed`: a payment is under way or was declined. `fewer`: so many kits are
 * not left to be paid. `plain`: nothing can be chosen with that kit. `skipped`: it does not come. `notOffered`: there is no
 * such choice. `noGift`: nobody has given it. `noMethod`: its person pays in no way yet.
 */
export const CHANGE_REFUSALS = [
  'notFound',
  'ended',
  'ending',
  'gift',
  'paid',
  'tooLate',
  'language',
  'books',
  'running',
  'complete',
  'renewing',
  'owed',
  'fewer',
  'plain',
  'skipped',
  'notOffered',
  'noGift',
  'noMethod',
] as const
export type ChangeRefusal = (typeof CHANGE_REFUSALS)[number]

import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import type { Result } from '~/services/domain/result'
import type { PaymentScheduleKind } from '~/services/domain/subscriptions/schedule.rules'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { KitWords, PayingWords, ScheduleAnswer } from '~/services/flows/schedule/schedule.contract'

/**
 * How a kit is paid. `charged`: by the payment that came with its order, which pays for `kits`, and for other things where
 * `hasMore`. `paid`: nobody can say any more with what. `covered`: ahead, by an earlier payment. `planned`: on its day, with
 * so many kits. `with`: in the planned payment before it, `withOpen`: in one that failed. `owed`: on its day, and nobody can
 * say what. `givenBack`: its order was withdrawn from on that day (decided: E-101).
 */
export type Payment =
  | { kind: 'charged'; sum: Money; on: CivilDate; kits: number; hasMore: boolean }
  | { kind: 'planned'; sum: Money; kits: number }
  | { kind: 'givenBack'; sum: Money; on: CivilDate }
  | { kind: 'failed'; sum: Money | null }
  | { kind: 'paid' | 'covered' | 'gift' | 'with' | 'withOpen' | 'pending' | 'refunded' | 'skipped' | 'owed' }

/** One installment (A-229, E-76): date, item, amount and how it is paid. */
export type PaymentRow = {
  key: string
  anchor: string
  name: string
  ageRange: string
  date: CivilDate
  hasBooks: boolean
  /** name or address of a picture; null: the product has none */
  picture: string | null
  payment: Payment
}

/** The payments of one subscription to Play Kits, on the shop's day. */
export type PaymentSchedule = {
  today: CivilDate
  childUuid: string
  childName: string
  kind: PaymentScheduleKind
  paying: PayingWords
  /** a kit is packed that nothing keeps any more */
  isLeaving: boolean
  since: CivilDate
  /** by date; of one that does not run only what was (decided: E-76) */
  rows: PaymentRow[]
  /** the next payment; null: none is planned */
  next: { sum: Money; on: CivilDate; kits: number } | null
  /** kits that are paid or given, and still to be sent */
  ahead: number
  /** what was paid in all, and how, where that was one way alone; null: it was given, or nobody can say */
  paid: { sum: Money; label: string | null } | null
}

/** `notFound`: no subscription of this person. */
type PaymentsError = Extract<ScheduleAnswer, { ok: false }>['error']
export type PaymentsAnswer = Result<PaymentSchedule, PaymentsError>
export type PaymentsPageAnswer = { page: AccountPage; kits: KitWords; payments: PaymentsAnswer }

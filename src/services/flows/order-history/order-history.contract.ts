import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { Money } from '~/services/domain/money/money'
import type { OrderState } from '~/services/domain/orders/order-state.rules'
import type { PaidBy } from '~/services/domain/orders/paid-before.rules'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { OrderManagerError } from '~/services/upstreams/order-manager/order-manager.contract'

/** One order as its list shows it. `pictures`: of the first few things in it, by their names on the media endpoint. */
export type OrderRow = {
  id: string
  day: CivilDate
  state: OrderState
  titles: string[]
  pictures: string[]
  sum: Money
  /** who has paid it before; null: its sum was paid with it */
  paidBy: PaidBy | null
}
/** One page of it, from 1; `hasMore`: older ones stand on the next. */
export type OrderHistory = { today: CivilDate; orders: OrderRow[]; page: number; hasMore: boolean }

export type OrderHistoryAnswer = { page: AccountPage; history: Result<OrderHistory, OrderManagerError> }

import { z } from 'zod'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Currency } from '~/services/domain/money/money'
import type { OrderState } from '~/services/domain/orders/order-state.rules'
import type { PaidBy } from '~/services/domain/orders/paid-before.rules'
import type { DiscountCode } from '~/services/domain/prices/discount-code.contract'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'
import type { OrderManagerError } from '~/services/upstreams/order-manager/order-manager.contract'

/** Amounts are cents. `variant`: what was chosen with it, in words. `picture`: its name on the media endpoint. `isAhead`: it was paid before. */
type ShownLine = {
  title: string
  variant: string | null
  picture: string | null
  quantity: number
  total: number
  isAhead: boolean
}

/** What an order comes to, in cents. `subtotal`: after all that is taken off. */
export type OrderSums = {
  goods: number
  saved: number
  /** of what was paid before, with an earlier order or by somebody else: nothing is saved by that (E-105) */
  ahead: number
  codes: DiscountCode[]
  subtotal: number
  shipping: number
  tax: number
  isTaxIncluded: boolean
  total: number
}

/** One order of the signed-in person, on the shop's day. `paidWith` is a brand and its last four digits, or another way to pay. */
export type OwnOrder = {
  today: CivilDate
  id: string
  day: CivilDate
  state: OrderState
  currency: Currency
  lines: ShownLine[]
  /** who has paid what was paid before; null: there is none */
  paidBy: PaidBy | null
  sums: OrderSums
  details: {
    /** null: nothing is sent */
    delivery: AddressText | null
    billing: AddressText | null
    /** a key of the texts, or what another shop called it */
    method: string
    paidWith: string
  }
  /** the account's address that it goes to as long as it has not left; null where nothing can be changed any more */
  editable: string | null
  /** the last day on which it can be withdrawn from (decided: E-101); null: it cannot be */
  withdrawableUntil: CivilDate | null
  withdrawnAt: string | null
  hasLeft: boolean
  beginsSubscription: boolean
  /** of what it holds more may come, and can be ended */
  comesAgain: { kits: boolean; club: boolean }
  /** what somebody gives with it; null: nothing */
  gift: 'open' | 'activated' | null
}

/** The pages that are about one order, by their words. */
export const OrderPageSlug = z.enum(['order', 'withdraw'])
export type OrderPageSlug = z.infer<typeof OrderPageSlug>

/** `notFound`: no order of this person. */
export type OrderPageAnswer = { page: AccountPage; order: Result<OwnOrder, OrderManagerError> }

export const AskAddress = z.strictObject({ as: Uuid, uuid: Uuid })
export type AskAddress = z.infer<typeof AskAddress>
/** null: the account has it no more. */
export type OrderAddressAnswer = Result<AddressText | null, AccountManagerError>

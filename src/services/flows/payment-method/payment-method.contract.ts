import { z } from 'zod'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Money } from '~/services/domain/money/money'
import { type Address, AddressFields } from '~/services/domain/people/address.contract'
import type { Result } from '~/services/domain/result'
import type { AccountPage } from '~/services/flows/content/account-page.contract'
import type { AccountError } from '~/services/platform/wire/wire.contract'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'
import {
  Card,
  type PaymentFailure,
  type TestCards,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { SubscriptionManagerError } from '~/services/upstreams/subscription-manager/subscription-manager.contract'

/** The pages about a way to pay, by their slug in the content. */
export const PAYMENT_PAGES = ['payment-method', 'edit-card', 'edit-billing-address'] as const
export type PaymentPage = (typeof PAYMENT_PAGES)[number]

/**
 * How somebody pays. `label` is ready to be shown; `billing` null: nobody knows where who pays lives; `credit`:
 * what is left of the balance, where it pays.
 */
export type OwnPaymentMethod = { uuid: string; label: string; billing: Address | null; credit: Money | null }

/**
 * With what a page charges, and where what it sends goes. `label` null: in no way yet. `method` null: nobody could say how;
 * `to` null: nobody could say where.
 */
export type Paying = { method: { label: string | null; isCredit?: true } | null; to: string | null }

/**
 * What such a page begins with. The method is the primary one where the address names none, and null where there is none
 * at all; `notFound`: none of this person's. `testCards` is null where real cards are charged.
 */
export type PaymentMethodAnswer = {
  page: AccountPage
  today: CivilDate
  testCards: TestCards | null
  method: Result<OwnPaymentMethod | null, AccountManagerError | SubscriptionManagerError>
  /** what another card is charged at once; of other pages than that of the card, and of a card that nothing is paid with: nothing */
  open: OpenPayment[]
}

/** A kit or a box whose payment failed. `name` null: a box of the reading club. The sum pays for `kits` of them. */
export type OpenPayment = { uuid: string; name: string | null; kits: number; sum: Money }
/** What came of it with another card. `later`: nobody has answered yet. `sum` null: what it comes to is not known yet. */
export type TriedPayment = Omit<OpenPayment, 'sum'> & { sum: Money | null; outcome: 'charged' | 'declined' | 'later' }

/**
 * The card passes through: brand, last four digits and the gateway's token are kept of it. `paymentMethod` null: of
 * whoever pays in no way yet, and of nobody else.
 */
export const SaveCard = z.strictObject({ as: Uuid, paymentMethod: Uuid.nullable(), card: Card })
export type SaveCard = z.infer<typeof SaveCard>

/**
 * What was tried with it at once. `superseded`: no way to pay was named, and there is one already. `payment`: what the bank
 * says of the card. `tooMany`: no other card is looked at for a while.
 */
export type SaveCardAnswer = Result<
  TriedPayment[],
  | AccountError
  | { kind: 'superseded' }
  | { kind: 'payment'; failure: PaymentFailure }
  | { kind: 'tooMany' }
  | { kind: 'refused'; code: string }
>

/** */
export const SaveBillingAddress = z.strictObject({ as: Uuid, paymentMethod: Uuid, address: AddressFields })
export type SaveBillingAddress = z.infer<typeof SaveBillingAddress>
/** `refused`: nothing can be written to such an address. */
export type SaveAddressAnswer = Result<null, AccountManagerError>

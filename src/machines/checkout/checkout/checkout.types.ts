import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import type { DeliveryMethodId } from '~/services/domain/delivery/delivery.rules'
import type { LocaleCode } from '~/services/domain/locale'
import type {
  Card,
  Checkout,
  CheckoutChange,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'
import type { AddressDraft } from '../address-form/address-form.rules'
import type { CardText } from '../card-form/card-form.rules'
import type { Contact } from '../contact-form/contact-form.rules'
import type { Reconciled } from '../reconciliation/reconciliation.machine'
import type { Attempt } from '../reconciliation/reconciliation.rules'
import type { Problem, Step } from './checkout.rules'

export type CheckoutInput = {
  uuid: string
  /** null where it could not be read with the page */
  checkout: Checkout | null
  /** the account for which the page was made; null: a guest */
  as: string | null
  /** of whoever is signed in, until the checkout has an address of its own */
  email: string | null
  /** the account's own address, until the checkout has one; null: it is not known */
  known: AddressText | null
  locale: LocaleCode
  today: CivilDate
}

/** What was typed and not saved when the page was left; never a card. */
export type CheckoutDraft = { uuid: string; contact: Contact | null; address: AddressDraft | null }

export type CheckoutContext = CheckoutInput & {
  /** the step that is shown */
  step: Step
  /** in this page's memory alone, from its own step to the payment */
  card: Card | null
  /** the way of delivery that is marked */
  delivery: DeliveryMethodId
  /** what was typed before and not saved; it comes from this browser tab */
  draft: CheckoutDraft | null
  /** what is being saved */
  change: CheckoutChange
  /** the payment on its way: the same one, however often it has to be sent */
  attempt: Attempt | null
  /** the answer that has to be judged */
  answer: Reconciled | null
  problem: Problem | null
}

export type CheckoutEvent =
  | { type: 'CONTACT'; contact: Contact }
  | { type: 'ADDRESS'; address: AddressDraft }
  | { type: 'CARD'; card: CardText }
  | { type: 'CHOOSE'; method: DeliveryMethodId }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'GO'; step: Step }
  | { type: 'PAY' }
  | { type: 'RETRY' }
  | { type: 'RELOAD' }
  | { type: 'SIGNED_OUT' }
  | { type: 'RESTORE'; draft: CheckoutDraft }

export type Change = { uuid: string; as: string | null; change: CheckoutChange }

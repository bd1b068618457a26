import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { AddressText } from '~/services/domain/delivery/address.rules'
import type { Result } from '~/services/domain/result'
import type { Checkout, TestCards } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** A checkout with who looks at it: all that its page needs, in one answer. */
export type CheckoutPage = {
  /** null while it is out of reach: the page asks again */
  checkout: Checkout | null
  /** the account for which the page is made; null: a guest */
  as: string | null
  /** of whoever is signed in, until the checkout has an address of its own */
  email: string | null
  /** the account's own address, until the checkout has one; null: it is not known */
  known: AddressText | null
  /** the numbers that the test gateway knows; null where real cards are charged */
  testCards: TestCards | null
  /** the shop's day (decided: E-86) */
  today: CivilDate
}

/** `notFound`: expired, somebody else's, or unknown. `needsAccount`: what it sells belongs to an account. */
type CheckoutPageRefusal = { kind: 'notFound' } | { kind: 'needsAccount' }
export type CheckoutPageAnswer = Result<CheckoutPage, CheckoutPageRefusal>

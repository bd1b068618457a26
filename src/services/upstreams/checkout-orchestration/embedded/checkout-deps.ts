import type { LocaleCode } from '~/services/domain/locale'
import type { DiscountCode } from '~/services/domain/prices/discount-code.contract'
import type { PricedVariant } from '~/services/domain/products/priced-variant'
import type { Outage, Result } from '~/services/domain/result'
import type { Faults } from '~/services/platform/faults/faults.server'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'

/** `id` stays the same however often an email is tried: the mail service sends it once. */
type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string }

type Sale = { sku: string; quantity: number }
type Sold = { key: string; sales: readonly Sale[]; locale: LocaleCode }
type Quoted = { sales: readonly Sale[]; codes: readonly string[]; locale: LocaleCode }

type CheckoutReport = 'checkout.stuck' | 'checkout.email-failed' | 'checkout.withdrawal-unmatched'

/** What the checkout depends on besides the wires: the shop that sells, its stock, and the mail. */
export type CheckoutDeps = ServiceDeps & {
  /** Those that the shop does not know are left out. */
  priced(skus: readonly string[], locale: LocaleCode): Promise<Result<PricedVariant[], Outage>>
  /** What each code takes off a sale, 0 where it does not apply. */
  quote(quoted: Quoted): Promise<Result<DiscountCode[], Outage>>
  /** Tells the shop what was sold, once per key; a shop elsewhere counts its own. */
  takeStock(sold: Sold): Promise<Result<null, Outage>>
  /** what the card gateway obeys as an upstream of its own; of the process unless given */
  rules?: Faults
  /** False: try again later. */
  send(email: OutgoingMail): Promise<boolean>
  report(name: CheckoutReport, fields: Record<string, unknown>): void
}

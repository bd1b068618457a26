import type { LocaleCode } from '~/services/domain/locale'
import type { Money } from '~/services/domain/money/money'
import type { Outage, Result } from '~/services/domain/result'
import type { Db } from '~/services/platform/database/database.server'
import type { ServiceDeps } from '~/services/platform/wire/service-deps'

/** A thing of the shop's catalogue as it is sold right now. `left` null: nothing is counted, or the shop sells on. */
export type PricedVariant = {
  sku: string
  handle: string
  title: string
  productTitle: string
  productType: string
  price: Money
  compareAt: Money | null
  picture: string | null
  isShipped: boolean
  isAvailable: boolean
  left: number | null
}

/** `id` stays the same however often an email is tried: the mail service sends it once. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string }

/** What the checkout depends on besides the wires: the shop that sells, its stock, and the mail. */
export type CheckoutDeps = ServiceDeps & {
  /** Those that the shop does not know are left out. */
  priced(skus: readonly string[], locale: LocaleCode): Promise<Result<PricedVariant[], Outage>>
  /** Takes what is sold, inside the transaction that confirms; a shop elsewhere counts its own. */
  takeStock(tx: Db, sales: readonly { sku: string; quantity: number }[]): Promise<void>
  /** False: try again later. */
  send(email: OutgoingMail): Promise<boolean>
  report(name: 'checkout.stuck' | 'checkout.email-failed', fields: Record<string, unknown>): void
}

import type { KitCard } from '~/services/flows/content/parts.contract'
import type * as Wire from '~/services/upstreams/subscription-manager/payment-retries.contract'
import type { OpenPayment, TriedPayment } from './payment-method.contract'

type Names = ReadonlyMap<string, string>

export const namesOfKits = (cards: readonly Pick<KitCard, 'anchor' | 'shortTitle'>[]): Names =>
  new Map(cards.map(({ anchor, shortTitle }) => [anchor, shortTitle]))

/** A kit has its name, and one that no editor wrote about its anchor; a box has none. */
const nameOf = ({ kind, anchor }: Pick<Wire.OpenPayment, 'kind' | 'anchor'>, names: Names) =>
  kind === 'reading' ? null : (names.get(anchor) ?? anchor)

export function openPaymentOf(payment: Wire.OpenPayment, names: Names): OpenPayment {
  const { uuid, kits, amount: amountCents, currency_code: currency } = payment
  return { uuid, name: nameOf(payment, names), kits, sum: { amountCents, currency } }
}

export function triedPaymentOf(payment: Wire.TriedPayment, names: Names): TriedPayment {
  const { uuid, kits, amount: amountCents, currency_code: currency, outcome } = payment
  const sum = amountCents === null || currency === null ? null : { amountCents, currency }
  return { uuid, name: nameOf(payment, names), kits, sum, outcome }
}

import type { Result } from '~/services/domain/result'
import type {
  Card,
  Checkout,
  CheckoutError,
} from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** With the pause between them, about half a minute; then the buyer decides when to look again. */
export const MOST_ROUNDS = 12

type Payment = { idempotencyKey: string; card: Card; total: number }
/**
 * One try to pay: sent again it is still the same one, so it charges once at most. `card`: null once this page has
 * forgotten it; then only the shop can tell what became of it.
 */
export type Attempt = Omit<Payment, 'card'> & { card: Card | null }
export type PayQuestion = Payment & { uuid: string; as: string | null }

export type CheckoutAnswer = Result<Checkout, CheckoutError>
/** `notTaken`: nothing was charged, and nothing is on its way. */
export type Reconciled = Result<Checkout, CheckoutError | { kind: 'notTaken' }>

/** Nothing is charged, and nothing is on its way. */
export const isOpen = (answer: CheckoutAnswer) => answer.ok && answer.value.status === 'open'

export const isConfirmed = (answer: Reconciled) => answer.ok && answer.value.status === 'confirmed'

/** Charged and not written yet, or no answer at all: only the shop can tell, and perhaps later. */
export const isUnclear = (answer: CheckoutAnswer) =>
  answer.ok ? !isConfirmed(answer) : ['unreachable', 'invalid', 'running'].includes(answer.error.kind)

/** Why an open checkout is open again. */
export function failureOf(answer: CheckoutAnswer): Reconciled {
  const failure = answer.ok ? answer.value.payment_failure : null
  return { ok: false, error: failure ? { kind: 'payment', failure } : { kind: 'notTaken' } }
}

/** Sent only where a guard has seen an attempt and its card. */
export function sentAs(attempt: Attempt | null): Payment {
  if (!attempt?.card) throw new Error('a payment is sent only with its card')
  return { ...attempt, card: attempt.card }
}

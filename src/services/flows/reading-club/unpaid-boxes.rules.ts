import type { Money } from '~/services/domain/money/money'
import { type BillingError, billingError } from '~/services/domain/subscriptions/schedule.rules'
import type { ReadingInstallment } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { OwedBoxes } from './reading-club.contract'

type Box = Pick<ReadingInstallment, 'status' | 'billing_status' | 'billing_error_message'>

/** Why its payment has failed, in the words of the kits; null: it has not, or was given up. */
export const unpaidAs = ({ status, billing_status, billing_error_message }: Box): BillingError | null =>
  billing_status === 'error' && status !== 'cancelled' ? billingError(billing_error_message ?? '') : null

/** What is charged as soon as there is a way to pay it: by today's price, as the engine reckons. */
export function owedBoxes(installments: readonly Box[], price: Money | null): OwedBoxes | null {
  const boxes = installments.filter((box) => unpaidAs(box) !== null).length
  if (boxes === 0) return null
  return { boxes, sum: price && { ...price, amountCents: price.amountCents * boxes } }
}

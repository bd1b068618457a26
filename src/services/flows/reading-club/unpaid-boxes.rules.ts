import type { Money } from '~/services/domain/money/money'
import type { ReadingInstallment } from '~/services/upstreams/subscription-manager/subscription-manager.contract'
import type { OwedBoxes } from './reading-club.contract'

type Box = Pick<ReadingInstallment, 'status' | 'billing_status'>

/** Its payment has failed, and was not given up. */
const isUnpaid = ({ status, billing_status }: Box) => billing_status === 'error' && status !== 'cancelled'

/** What is charged as soon as there is a way to pay it: by today's price, as the engine reckons. */
export function owedBoxes(installments: readonly Box[], price: Money | null): OwedBoxes | null {
  const boxes = installments.filter(isUnpaid).length
  if (boxes === 0) return null
  return { boxes, sum: price && { ...price, amountCents: price.amountCents * boxes } }
}

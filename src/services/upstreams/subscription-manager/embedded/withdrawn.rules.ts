import type { ItemRow } from './subscription-manager.tables'

type Box = Pick<ItemRow, 'uuid' | 'processStatus' | 'billingStatus' | 'orderId' | 'beginsAgain' | 'pending'>
type Withdrawn = {
  /** the boxes that come no more */
  gone: string[]
  /** those that have left on that order: they are sent back, and are with the child no more */
  returned: string[]
  /** it has begun again since, and another order can be withdrawn from for that */
  goesOn: boolean
}

const TO_COME: readonly ItemRow['processStatus'][] = ['awaiting_process', 'skip_requested', 'error']
const SENT: readonly ItemRow['processStatus'][] = ['shipping', 'completed']
/** Paid, and not sent. */
const PACKED: readonly ItemRow['processStatus'][] = ['billing', 'shipment_preparation']

/**
 * What does not come any more of a subscription, by its boxes in their order, when somebody withdraws from an order that it began
 * with, or began again: what stands on that order or was paid with it, and what nobody has paid for yet. What other orders have
 * paid for comes, and so does what followed a later beginning (docs/decisions/0074).
 */
export function withdrawnWith(own: readonly Box[], orderId: string): Withdrawn {
  const first = Math.max(
    0,
    own.findIndex((box) => box.orderId === orderId),
  )
  const again = own.findIndex(({ beginsAgain }, at) => at > first && beginsAgain)
  const agreed = own.slice(first, again === -1 ? own.length : again)
  const paidElsewhere = paidBeside(agreed, orderId)
  const isGone = ({ uuid, processStatus, orderId: of }: Box) =>
    of === orderId
      ? [...TO_COME, ...PACKED].includes(processStatus)
      : TO_COME.includes(processStatus) && !paidElsewhere.has(uuid)
  const isReturned = ({ processStatus, orderId: of }: Box) => of === orderId && SENT.includes(processStatus)
  return { gone: uuidsOf(agreed.filter(isGone)), returned: uuidsOf(agreed.filter(isReturned)), goesOn: again !== -1 }
}

const uuidsOf = (boxes: readonly Box[]) => boxes.map(({ uuid }) => uuid)

/** What is paid in advance was paid with the last box before it that was charged, or is paid with one that is being charged. */
function paidBeside(boxes: readonly Box[], orderId: string): ReadonlySet<string> {
  const paid = new Set<string>()
  let payer = orderId
  for (const { uuid, billingStatus, orderId: of, pending } of boxes) {
    if (billingStatus === 'paid' && of !== null) payer = of
    if (billingStatus === 'prepay' && payer !== orderId) paid.add(uuid)
    for (const covered of pending?.covers ?? []) paid.add(covered)
  }
  return paid
}

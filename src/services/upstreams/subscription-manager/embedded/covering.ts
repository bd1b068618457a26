import type { ItemRow, SubscriptionRow } from './subscription-manager.tables'

type Billing = Pick<SubscriptionRow, 'plan' | 'prepaid'>

/** The kits that wait to be paid by a renewal that is being billed: they are as good as paid, though they do not say so yet. */
export function coveredKits(
  own: readonly ItemRow[],
  { plan, prepaid }: Billing,
  isBilled: (item: ItemRow) => boolean,
): ItemRow[] {
  return plan === 'REPUF' && own.some(isBilled) ? own.filter(waits).slice(0, prepaid - 1) : []
}

const waits = ({ processStatus, billingStatus }: ItemRow) =>
  processStatus === 'awaiting_process' && billingStatus === 'awaiting_payment'

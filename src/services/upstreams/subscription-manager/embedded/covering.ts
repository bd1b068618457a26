import type { ItemRow, SubscriptionRow } from './subscription-manager.tables'

type Billing = Pick<SubscriptionRow, 'plan' | 'prepaid' | 'advance'>

/** So many kits a charge pays: those of a renewal (S-279), or those that its owner wants to pay with the next one. */
export const kitsTogether = ({ plan, prepaid, advance }: Billing) => (plan === 'REPUF' ? prepaid : advance)

/** The kits that wait to be paid with one that is being billed: they are as good as paid, though they do not say so yet. */
export function coveredKits(own: readonly ItemRow[], row: Billing, isBilled: (item: ItemRow) => boolean): ItemRow[] {
  return own.some(isBilled) ? own.filter(waits).slice(0, kitsTogether(row) - 1) : []
}

const waits = ({ processStatus, billingStatus }: ItemRow) =>
  processStatus === 'awaiting_process' && billingStatus === 'awaiting_payment'

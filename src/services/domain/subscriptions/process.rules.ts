import type { InstallmentStatus, ProcessStatus, ScheduledItem, SubscriptionStatus } from './vocabulary'

/** The three statuses of an item move together (S-273, S-274, S-275). */
type ItemState = Pick<ScheduledItem, 'process_status' | 'billing_status'> &
  Partial<Pick<ScheduledItem, 'shipping_status'>>

/** What happens to an item. `DUE`: its day has come. `PAID` also says that a prepaid one is ordered. */
export type ItemEvent =
  | 'DUE'
  | 'PAID'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_RETRIED'
  | 'SHIPPED'
  | 'SHIPMENT_FAILED'
  | 'SENT_AGAIN'
  | 'DELIVERED'
  | 'SKIP'
  | 'KEEP'
  | 'CANCEL'
  | 'RETURNED'

type Step = { from: readonly ProcessStatus[]; to: ProcessStatus } & Partial<Omit<ItemState, 'process_status'>>

const STEPS: Record<ItemEvent, readonly Step[]> = {
  DUE: [
    { from: ['awaiting_process'], to: 'billing' },
    { from: ['skip_requested'], to: 'skipped' },
  ],
  PAID: [{ from: ['billing'], to: 'shipment_preparation', shipping_status: 'warehouse_notified' }],
  PAYMENT_FAILED: [{ from: ['billing'], to: 'error', billing_status: 'error' }],
  PAYMENT_RETRIED: [{ from: ['error'], to: 'billing', billing_status: 'awaiting_payment' }],
  SHIPPED: [{ from: ['shipment_preparation'], to: 'shipping', shipping_status: 'shipped' }],
  SHIPMENT_FAILED: [{ from: ['shipment_preparation', 'shipping'], to: 'error', shipping_status: 'error' }],
  SENT_AGAIN: [{ from: ['error'], to: 'shipment_preparation', shipping_status: 'warehouse_notified' }],
  DELIVERED: [{ from: ['shipping'], to: 'completed' }],
  SKIP: [{ from: ['awaiting_process'], to: 'skip_requested' }],
  KEEP: [{ from: ['skip_requested'], to: 'awaiting_process' }],
  CANCEL: [{ from: ['awaiting_process', 'skip_requested', 'error'], to: 'cancelled' }],
  RETURNED: [{ from: ['shipping', 'completed'], to: 'returned', shipping_status: 'return' }],
}

/** The state after an event; the same object where the event means nothing in that state. Total: it never throws. */
export function afterEvent<T extends ItemState>(item: T, event: ItemEvent): T {
  // only a payment that failed can be tried again, not a lost parcel
  if (event === 'PAYMENT_RETRIED' && item.billing_status !== 'error') return item
  // only what was paid and got lost
  if (event === 'SENT_AGAIN' && !(item.shipping_status === 'error' && item.billing_status !== 'error')) return item
  // a lost parcel was paid, and is sent again or paid back
  if (event === 'CANCEL' && item.process_status === 'error' && item.billing_status !== 'error') return item
  const step = STEPS[event].find(({ from }) => from.includes(item.process_status))
  if (!step) return item
  const { from: _, to, ...others } = step
  return { ...item, ...others, ...paidBy(item, event), process_status: to }
}

/** A kit that was paid in advance stays that; any other one is paid now. */
const paidBy = ({ billing_status }: ItemState, event: ItemEvent) =>
  event === 'PAID' && billing_status !== 'prepay' ? { billing_status: 'paid' as const } : {}

const OVER: readonly ProcessStatus[] = ['completed', 'skipped', 'not_applicable', 'cancelled', 'returned']

/** A subscription is finished when nothing is left and the last thing came (S-268); otherwise it stays what it is. */
export function statusAfter(
  status: SubscriptionStatus,
  items: readonly Pick<ScheduledItem, 'process_status'>[],
): SubscriptionStatus {
  if (status !== 'active' || items.length === 0) return status
  return items.every(({ process_status }) => OVER.includes(process_status)) ? 'finished' : status
}

/** S-272: how one payment stands, by the state of its box. */
const INSTALLMENT_STATUS: Record<ProcessStatus, InstallmentStatus> = {
  awaiting_process: 'scheduled',
  skip_requested: 'skipped',
  skipped: 'skipped',
  billing: 'processing',
  shipment_preparation: 'ordered',
  shipping: 'ordered',
  completed: 'complete',
  error: 'processing',
  not_applicable: 'cancelled',
  cancelled: 'cancelled',
  returned: 'complete',
}
export const installmentStatusOf = (status: ProcessStatus): InstallmentStatus => INSTALLMENT_STATUS[status]

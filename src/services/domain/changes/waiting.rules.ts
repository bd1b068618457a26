import type { Changeable, ChangeableItem } from './change'

export const waits = ({ process_status }: Pick<ChangeableItem, 'process_status'>) =>
  process_status === 'awaiting_process'
export const isUnpaid = ({ billing_status }: Pick<ChangeableItem, 'billing_status'>) =>
  billing_status === 'awaiting_payment'

/** It waits for its day, or to be skipped on it, and nobody has paid it. */
export const isOpen = (item: Pick<ChangeableItem, 'process_status' | 'billing_status'>) =>
  (waits(item) || item.process_status === 'skip_requested') && isUnpaid(item)

/** A payment for it is under way, or was declined and not given up. */
export const isOwed = ({ process_status, billing_status }: ChangeableItem) =>
  process_status === 'billing' || (process_status === 'error' && billing_status === 'error')

/** Whether it ends by itself, since it was cancelled while paid kits were still to come. */
export const isEnding = ({ status, items }: Pick<Changeable, 'status' | 'items'>) =>
  status === 'active' && items.some(({ process_status }) => process_status === 'cancelled') && !items.some(isOpen)

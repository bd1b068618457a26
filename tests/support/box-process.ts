import type { InstallmentStatus, ProcessStatus } from '~/services/domain/subscriptions/vocabulary'

/** Where a box of that payment stands, unless a test says otherwise; an ordered one has left. */
export const BOX_PROCESS: Record<InstallmentStatus, ProcessStatus> = {
  ...{ scheduled: 'awaiting_process', paused: 'awaiting_process', skipped: 'skip_requested' },
  ...{ processing: 'billing', ordered: 'shipping', complete: 'completed', cancelled: 'cancelled' },
}

import type { BillingStatus, ProcessStatus } from './vocabulary'

/** What has not left yet, whatever keeps it. */
export const NOT_LEFT = [
  ...(['awaiting_process', 'skip_requested', 'billing'] as const),
  ...(['shipment_preparation', 'error'] as const),
] as const satisfies readonly ProcessStatus[]

/** Where a kit stands that nothing keeps any more, and that has not left. */
export const LEAVING = ['billing', 'shipment_preparation'] as const satisfies readonly ProcessStatus[]
export type Leaving = (typeof LEAVING)[number]
/** null: it has left, or something keeps it. */
export const leavingAs = (process: ProcessStatus): Leaving | null => LEAVING.find((each) => each === process) ?? null

/** What somebody has paid for, or is paying. */
export const PAID_FOR = ['paid', 'prepay', 'pending_clearance'] as const satisfies readonly BillingStatus[]

type Box = { process_status: ProcessStatus; billing_status: BillingStatus }

/** Whether a box still comes, whatever becomes of its subscription. */
export const isPaidAndToCome = ({ process_status, billing_status }: Box): boolean =>
  NOT_LEFT.some((status) => status === process_status) && PAID_FOR.some((status) => status === billing_status)

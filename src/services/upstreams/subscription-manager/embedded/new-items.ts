/** A box that waits for its day, whatever it is. */
export const WAITING = {
  processStatus: 'awaiting_process',
  shippingStatus: 'scheduled',
  billingError: null,
  shippingError: null,
  sentAgainOn: null,
  pending: null,
  announcedFor: null,
  announced: null,
  failures: 0,
  beginsAgain: false,
  customization: {},
} as const

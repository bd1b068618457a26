import type { ProcessStatus } from '~/services/domain/subscriptions/vocabulary'

/** Where a kit stands that is no longer on its way to be sent: words of `schedule.now`. */
const NAMED = ['completed', 'shipping', 'shipment_preparation', 'billing', 'error'] as const
export const standingOf = (process: ProcessStatus) => NAMED.find((name) => name === process) ?? 'other'

/** All kits' pictures are of one size. */
export const kitPicture = (src: string) => ({ src, alt: '', width: 1000, height: 800 })

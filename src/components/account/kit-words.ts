import type { ProcessStatus } from '~/services/domain/subscriptions/vocabulary'
import type { KitWords, ScheduledKit } from '~/services/flows/schedule/schedule.contract'

/** A kit in the visitor's language; one that no editor wrote about is called as its subscription calls it. */
export function wordsOf(kit: ScheduledKit, words: KitWords) {
  const own = words[kit.anchor]
  return {
    title: own?.shortTitle ?? kit.name,
    ageRange: own?.ageRange ?? kit.ageRange,
    band: own?.band,
    text: own?.shortDescription ?? null,
  }
}

/** Where a kit stands that is no longer on its way to be sent: words of `schedule.now`. */
const NAMED = ['completed', 'shipping', 'shipment_preparation', 'billing', 'error'] as const
export const standingOf = (process: ProcessStatus) => NAMED.find((name) => name === process) ?? 'other'

/** All kits' pictures are of one size. */
export const kitPicture = (src: string) => ({ src, alt: '', width: 1000, height: 800 })

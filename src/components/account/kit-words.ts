import type { ScheduledKit } from '~/machines/account/play-kit-schedule/play-kit-schedule.rules'
import type { KitCard } from '~/services/flows/content/parts.contract'

/** What the content says of each kit, by its anchor. */
export type KitWords = Record<string, Pick<KitCard, 'shortTitle' | 'ageRange' | 'band' | 'shortDescription'>>

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

/** All kits' pictures are of one size. */
export const kitPicture = (src: string) => ({ src, alt: '', width: 1000, height: 800 })

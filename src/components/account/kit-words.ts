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

/** All kits' pictures are of one size. */
export const kitPicture = (src: string) => ({ src, alt: '', width: 1000, height: 800 })

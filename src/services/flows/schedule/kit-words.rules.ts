import type { KitCard } from '~/services/flows/content/parts.contract'
import type { KitWords, ScheduledKit } from './schedule.contract'

/** Of the kits' cards only what a schedule says. */
export const kitWords = (cards: readonly KitCard[]): KitWords =>
  Object.fromEntries(
    cards.map(({ anchor, shortTitle, ageRange, band, shortDescription }) => [
      anchor,
      { shortTitle, ageRange, band, shortDescription },
    ]),
  )

/** A kit in the visitor's language; one that no editor wrote about is called as its subscription calls it. */
export function wordsOf(
  { anchor, name, ageRange }: Pick<ScheduledKit, 'anchor' | 'name' | 'ageRange'>,
  words: KitWords,
) {
  const own = words[anchor]
  return {
    title: own?.shortTitle ?? name,
    ageRange: own?.ageRange ?? ageRange,
    band: own?.band ?? null,
    text: own?.shortDescription ?? null,
  }
}

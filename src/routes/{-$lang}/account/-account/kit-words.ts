import type { KitWords } from '~/components/account/kit-words'
import type { KitCard } from '~/services/flows/content/parts.contract'

/** Of the kits' cards only what a schedule says. */
export const kitWords = (cards: readonly KitCard[]): KitWords =>
  Object.fromEntries(
    cards.map(({ anchor, shortTitle, ageRange, band, shortDescription }) => [
      anchor,
      { shortTitle, ageRange, band, shortDescription },
    ]),
  )

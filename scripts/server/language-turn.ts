/** Beside English; npm test looks at one of them a day. */
const LANGUAGES = ['nl', 'fr', 'de', 'es'] as const
const DAY_MS = 86_400_000

/** Whose turn it is: what LANG_TURN names, otherwise by the day of the year in UTC. */
export function languageOfTurn({ named, at }: { named: string | undefined; at: number }): string {
  if (named) return known(named)
  const newYear = Date.UTC(new Date(at).getUTCFullYear(), 0, 1)
  const day = Math.floor((at - newYear) / DAY_MS) + 1
  return known(LANGUAGES[day % LANGUAGES.length])
}

function known(named: string | undefined): string {
  const language = LANGUAGES.find((each) => each === named)
  if (!language) throw new Error(`LANG_TURN is ${named}; it may be ${LANGUAGES.join(', ')}`)
  return language
}

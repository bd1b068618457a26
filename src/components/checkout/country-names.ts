/** Countries by their names in the customer's language, in the order of its alphabet. */
export function countryNames(countries: readonly string[], locale: string) {
  return countries
    .map((code) => ({ value: code, label: countryName(code, locale) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
}

export const countryName = (code: string, locale: string) => namesOf(locale).of(code) ?? code

/** Making one takes longer than asking it a hundred times. */
const known = new Map<string, Intl.DisplayNames>()

function namesOf(locale: string): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  known.set(locale, names)
  return names
}

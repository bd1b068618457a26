/** How a country writes its postal codes: letters and digits alone, and as they stand on a parcel. */
type Form = { letters: RegExp; example: string; write?: (letters: string) => string }

const split = (at: number, by: string) => (letters: string) => `${letters.slice(0, at)}${by}${letters.slice(at)}`
const digits = (count: number, example: string): Form => ({ letters: new RegExp(`^\\d{${count}}$`), example })

const FORMS: Record<string, Form> = {
  US: {
    letters: /^\d{5}(\d{4})?$/,
    example: '94107',
    write: (letters) => (letters.length > 5 ? split(5, '-')(letters) : letters),
  },
  GB: { letters: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, example: 'SW1A 1AA', write: split(-3, ' ') },
  NL: { letters: /^[1-9]\d{3}[A-Z]{2}$/, example: '1012 AB', write: split(4, ' ') },
  SE: { letters: /^\d{5}$/, example: '111 20', write: split(3, ' ') },
  PT: { letters: /^\d{7}$/, example: '1000-001', write: split(4, '-') },
  PL: { letters: /^\d{5}$/, example: '00-001', write: split(2, '-') },
  AU: digits(4, '2000'),
  BE: digits(4, '1000'),
  AT: digits(4, '1010'),
  LU: digits(4, '1111'),
  DK: digits(4, '1050'),
  DE: digits(5, '10115'),
  FR: digits(5, '75001'),
  ES: digits(5, '28001'),
  IT: digits(5, '00184'),
  FI: digits(5, '00100'),
}

/** What a country's code looks like; null where this shop knows no rule and takes any text. */
export const postalExampleOf = (country: string): string | null => FORMS[country]?.example ?? null

/**
 * A postal code as its country writes it, from the usual ways to type it: small letters, spaces or dashes missing or too
 * many, the country's letter in front. Null for what cannot be one; any text where this shop knows no rule.
 */
export function postalCodeOf(typed: string, country: string): string | null {
  const trimmed = typed.trim()
  const form = FORMS[country]
  if (!form) return trimmed
  const letters = trimmed
    .toUpperCase()
    .replace(/^[A-Z]{1,2}-\s?(?=\d)/, '')
    .replace(/[\s.–-]/g, '')
  if (!form.letters.test(letters)) return null
  return form.write?.(letters) ?? letters
}

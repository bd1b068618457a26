/** Luhn's check: the last digit fits the others. */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : doubled(digit)), 0)
  return sum % 10 === 0
}

const doubled = (digit: number) => (digit * 2 > 9 ? digit * 2 - 9 : digit * 2)

const BRANDS: [string, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['maestro', /^(5[06-8]|6)/],
]

/** Whose card a number is, in a gateway's way of writing. */
export const brandOf = (number: string) => BRANDS.find(([, start]) => start.test(number))?.[0] ?? 'card'

/** A card is good until the last day of its month. `today`: YYYY-MM-DD. */
export function isCardExpired({ month, year, today }: { month: number; year: number; today: string }): boolean {
  const [thisYear = 0, thisMonth = 0] = today.split('-').map(Number)
  return year < thisYear || (year === thisYear && month < thisMonth)
}

import { CUSTOMERS_PATH } from '~/services/domain/links/customers-path.rules'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'

type Place = { find: string; page: number }

/** What an address asks for; what it says of a page and cannot mean is the first one. */
export function customersPlace({ find, page }: Record<string, unknown>): Place {
  const number = Number(page)
  const isPage = Number.isInteger(number) && number >= 1 && number <= CUSTOMERS.mostPages
  const text = typeof find === 'string' || typeof find === 'number' ? String(find) : ''
  return { find: text.slice(0, CUSTOMERS.mostText), page: isPage ? number : 1 }
}

export const customersHref = ({ find, page }: Place) =>
  `${CUSTOMERS_PATH}?${new URLSearchParams({ find, ...(page > 1 && { page: String(page) }) })}`

const YEAR = 12
const LONGEST_MONTHS = 24

/** "2, 14 months and 3 years", from ages in completed months. */
export function childrenText(ages: readonly number[]): string {
  if (ages.length === 0) return 'none'
  const words = ages.map(ageText)
  const last = words.at(-1) ?? ''
  return `${ages.length}, ${words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last}`
}

function ageText(months: number): string {
  if (months < 0) return 'not born yet'
  if (months < LONGEST_MONTHS) return `${months} ${months === 1 ? 'month' : 'months'}`
  return `${Math.floor(months / YEAR)} years`
}

/** A text in three parts, where what was looked for stands in it: before, itself, after. */
export function marked(text: string, find: string): [string, string, string] {
  const wanted = find.trim()
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase())
  if (at < 0) return [text, '', '']
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)]
}

import { CUSTOMERS_PATH } from '~/services/domain/links/customers-path.rules'
import { CUSTOMERS } from '~/services/domain/people/customer-search.rules'
import type { RecordStatus } from '~/services/domain/subscriptions/vocabulary'
import type { CustomerRow } from './customers.contract'

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

/** "2 children: 14 months and 3 years", from ages in completed months. */
export function childrenText(ages: readonly number[]): string {
  if (ages.length === 0) return 'No children'
  const words = ages.map(ageText)
  const last = words.at(-1) ?? ''
  return `${ages.length} ${ages.length === 1 ? 'child' : 'children'}: ${words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last}`
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

/** How many subscriptions of the reading club there are; one that waits for its first payment runs. */
export function clubCounts(clubs: readonly { status: RecordStatus }[]): NonNullable<CustomerRow['club']> {
  const of = (...statuses: RecordStatus[]) => clubs.filter(({ status }) => statuses.includes(status)).length
  return { active: of('active', 'pending'), paused: of('paused'), ended: of('cancelled') }
}

type Held = Pick<CustomerRow, 'subscriptions' | 'club'>
/** `tone`: whether it runs. */
type HeldText = { text: string; tone: 'ok' | 'plain' }

/** What somebody has, in the words of the list. */
export function heldTexts({ subscriptions: kits, club }: Held): HeldText[] {
  const all = [
    ...countedTexts('Play Kits', kits && { active: kits.active, ended: kits.ended }),
    ...countedTexts('Early Reader Club', club && { active: club.active, paused: club.paused, ended: club.ended }),
  ]
  return all.length > 0 ? all : [{ text: 'No subscription', tone: 'plain' }]
}

const countedTexts = (name: string, counts: Record<string, number> | null): HeldText[] =>
  counts === null
    ? [{ text: `${name} not known at the moment`, tone: 'plain' }]
    : Object.entries(counts).flatMap(([state, count]) =>
        count > 0 ? [{ text: `${name}, ${count} ${state}`, tone: state === 'active' ? 'ok' : 'plain' } as const] : [],
      )

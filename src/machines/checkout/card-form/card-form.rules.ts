import type { CivilDate } from '~/services/domain/dates/civil-date'
import { isLuhnValid } from '~/services/domain/payment/card.rules'
import type { Card } from '~/services/upstreams/checkout-orchestration/checkout-orchestration.contract'

/** A card as it stands in its fields: the number in groups, the month and the year with a stroke between them. */
export type CardText = { number: string; expiry: string; cvc: string; name: string }
export type CardField = keyof CardText
export type CardError = { field: CardField; code: 'required' | 'invalid' | 'expired' }

export const NO_CARD: CardText = { number: '', expiry: '', cvc: '', name: '' }
export const NAME_LENGTH = 100
/** Where the keyboard goes when something is wrong. */
export const CARD_SUMMARY_ID = 'card-errors'

const digitsOf = (text: string) => text.replace(/\D/g, '')
/** American Express groups its fifteen digits 4, 6, 5 and has a code of four. */
const isAmex = (digits: string) => /^3[47]/.test(digits)

/** What stands in a field after something was typed or pasted there. */
export function typedCard(field: CardField, value: string): string {
  if (field === 'number') return grouped(digitsOf(value))
  if (field === 'expiry') return typedExpiry(value)
  return field === 'cvc' ? digitsOf(value).slice(0, 4) : value.slice(0, NAME_LENGTH)
}

function grouped(digits: string): string {
  const lengths = isAmex(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  let at = 0
  const groups = lengths.map((length) => {
    const group = digits.slice(at, at + length)
    at += length
    return group
  })
  return groups.filter(Boolean).join(' ')
}

/** "730" and "7/30" become "07 / 30"; a year in four digits stays one, for no card of 2020 is good. */
function typedExpiry(value: string): string {
  const isShort = /^\s*(?:[2-9]|1\s*\/)/.test(value)
  const typed = digitsOf(isShort ? `0${value.trim()}` : value)
  const digits = typed.slice(0, typed.slice(2, 4) === '20' ? 6 : 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** What is wrong, in the order of the form. A card is good to the end of its month. */
export function cardErrors(text: CardText, today: CivilDate): CardError[] {
  return (['number', 'expiry', 'cvc', 'name'] as const).flatMap((field): CardError[] => {
    if (text[field].trim() === '') return [{ field, code: 'required' }]
    const code = wrongIn(field, text, today)
    return code ? [{ field, code }] : []
  })
}

function wrongIn(field: CardField, text: CardText, today: CivilDate): 'invalid' | 'expired' | null {
  const number = digitsOf(text.number)
  if (field === 'number') return isLuhnValid(number) ? null : 'invalid'
  if (field === 'cvc') return text.cvc.length === (isAmex(number) ? 4 : 3) ? null : 'invalid'
  if (field === 'name') return null
  const end = endOf(text.expiry)
  if (!end) return 'invalid'
  return end < today.slice(0, 7) ? 'expired' : null
}

/** "2030-07" of "07 / 30". */
function endOf(expiry: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (?:20)?(\d{2})$/.exec(expiry) ?? []
  return month && year ? `20${year}-${month}` : null
}

/** As it is sent; only of a card without errors. */
export function cardOf(text: CardText): Card {
  const [year = '', month = ''] = (endOf(text.expiry) ?? '').split('-')
  return {
    number: digitsOf(text.number),
    exp_month: Number(month),
    exp_year: Number(year),
    cvc: text.cvc,
    name: text.name.trim(),
  }
}

type Typed = { type: string; field?: CardField; value?: string }

/** What was typed stands in its field while the page's machine is on its way. */
export const cardEcho = {
  of: ({ text }: { text?: CardText }, { type, field, value }: Typed) =>
    type === 'CHANGE' && field && value !== undefined ? { text: { ...text, [field]: typedCard(field, value) } } : {},
}

import type { LocaleCode } from '../locale'

export const DATE_PARTS = ['day', 'month', 'year'] as const
export type DatePart = (typeof DATE_PARTS)[number]
export type DateParts = Record<DatePart, string>

const NO_DATE: DateParts = { day: '', month: '', year: '' }

/** Longest entry of each part (S-297, S-298, S-299). */
export const PART_LENGTH: Record<DatePart, number> = { day: 2, month: 2, year: 4 }

/** What each part may be, also for the browser's own check (S-297, S-298, S-299). 00 is none (decided: E-17). */
export const PART_PATTERN: Record<DatePart, string> = {
  day: '0?[1-9]|[12][0-9]|3[01]',
  month: '0?[1-9]|1[0-2]',
  year: '[12][0-9]{3}',
}

/** In which order a language writes a date (S-300; decided: E-37). */
export const partOrder = (code: LocaleCode): readonly DatePart[] =>
  code === 'en-US' ? ['month', 'day', 'year'] : ['day', 'month', 'year']

/** Digits alone, and no more of them than fit (S-296). */
export const typedPart = (part: DatePart, text: string) => text.replace(/\D/g, '').slice(0, PART_LENGTH[part])

/** A whole date in a pasted text: '2023-05-01', or three numbers in the language's own order; null where it is none. */
export function pastedDate(text: string, order: readonly DatePart[]): DateParts | null {
  const numbers = /^\s*(\d{1,4})\D+(\d{1,2})\D+(\d{1,4})\s*$/.exec(text)?.slice(1) ?? []
  const [first = '', second = '', third = ''] = numbers
  const parts: readonly DatePart[] = first.length === 4 ? ['year', 'month', 'day'] : order
  const date = { ...NO_DATE, ...Object.fromEntries(parts.map((part, at) => [part, [first, second, third][at]])) }
  return DATE_PARTS.every((part) => date[part].length > 0 && date[part].length <= PART_LENGTH[part]) ? date : null
}

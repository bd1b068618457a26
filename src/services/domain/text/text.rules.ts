/** Control characters but for tabs and the breaks of lines. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** Whether a text can be kept and shown: no database takes NUL, and no JSON half of a character. */
export const isPlainText = (text: string) => text.isWellFormed() && !CONTROL.test(text)

/**
 * Whether a value from outside holds nothing but plain texts, numbers, truths, lists and objects of them, and no name
 * that reaches for a prototype. Values that name themselves are followed once.
 */
export function isPlainData(value: unknown): boolean {
  const seen = new Set<object>()
  const left = [value]
  while (left.length > 0) {
    const each = left.pop()
    if (typeof each === 'string' && !isPlainText(each)) return false
    if (!isOfJson(each)) return false
    if (typeof each !== 'object' || each === null || seen.has(each)) continue
    seen.add(each)
    if (!Object.keys(each).every(isPlainName)) return false
    left.push(...Object.values(each))
  }
  return true
}

const isPlainName = (name: string) => name !== '__proto__' && isPlainText(name)

function isOfJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !['bigint', 'function', 'symbol'].includes(typeof value)
  const form: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || form === Object.prototype || form === null
}

/** The beginning of a text, and never half of its last character. */
export const beginningOf = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** A text cut around the web addresses in it: every second part is one. */
export const splitAtAddresses = (text: string): string[] => text.split(/(https?:\/\/[^\s<>)]+)/)

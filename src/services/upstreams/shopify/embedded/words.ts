import type { Term } from './search-syntax'

/** Lower case, without accents: "Bücher" is found by "bucher". */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The text of HTML, as Shopify's `description` gives it. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, ' ').replace(/<[^>]*>/g, '')
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
  return spaced
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => named[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Cuts between words and ends with an ellipsis that counts as part of the length. */
export function truncated(text: string, length: number | null | undefined): string {
  if (length == null || text.length <= length) return text
  const cut = text.slice(0, Math.max(0, length - 3))
  return `${cut.replace(/\s+\S*$/, '')}...`
}

/** Whether words hold a term: a phrase as a run of words, a single word whole or, when allowed, by its beginning. */
export function holds(words: readonly string[], term: Term, isPrefix = term.isPrefix): boolean {
  const wanted = wordsOf(term.value)
  if (wanted.length === 0) return false
  return words.some((_, start) =>
    wanted.every((word, offset) => {
      const actual = words[start + offset]
      if (actual === undefined) return false
      return isPrefix && offset === wanted.length - 1 ? actual.startsWith(word) : actual === word
    }),
  )
}

/** Equal but for case and accents; a trailing star asks for the beginning only. */
export function isSameText(term: Term, text: string): boolean {
  const wanted = folded(term.value)
  return term.isPrefix ? folded(text).startsWith(wanted) : folded(text) === wanted
}

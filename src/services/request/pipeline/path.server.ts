import { isPlainText } from '~/services/domain/text/text.rules'
import { Refusal } from './refusal.server'

const LONGEST_URL = 8192
/**
 * Letters, digits, `-`, `.`, `_` and `~` written as escapes: no browser does, and a check that compares text is fooled.
 */
const DISGUISED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i

/**
 * Refuses what only confuses: an address of 8 KB (414), bytes that are no text, dots and slashes in disguise (400).
 * `raw` is the request line's own text where there is one, for a URL object has already tidied it up.
 */
export function requirePlainPath(request: Request, raw: string | null) {
  const url = new URL(request.url)
  const line = raw ?? url.pathname + url.search
  if (line.length > LONGEST_URL) throw new Refusal(414)
  const path = line.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith('/') || path.startsWith('//') || url.pathname.startsWith('//')) throw new Refusal(400)
  if (DISGUISED.test(path)) throw new Refusal(400)
  if (/%2f|%5c|%00|\\|\/\.\.?(?:\/|$)/i.test(unmasked(path))) throw new Refusal(400)
  const text = decoded(path)
  if (text === null || hasControl(text)) throw new Refusal(400)
  if (/\/\.(?!well-known(?:\/|$))/.test(text)) throw new Refusal(404)
}

/** Dots are written out at every depth of encoding, so that `%252e%252e` is seen for what it becomes. */
function unmasked(path: string): string {
  let text = path
  for (let round = 0; round < 4; round++) text = text.replace(/%25/g, '%').replace(/%2e/gi, '.')
  return text
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function hasControl(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}

/** Every page and interface may ask a database for what stands in its address: 400 for what none takes. */
export function requirePlainQuery({ searchParams }: URL) {
  for (const [name, value] of searchParams) if (!isPlainText(name) || !isPlainText(value)) throw new Refusal(400)
}

/** A parameter that is asked for once is answered once: 400 when it comes twice (security.md T17). */
export function requireSingle(url: URL, names: readonly string[]) {
  for (const name of names) if (url.searchParams.getAll(name).length > 1) throw new Refusal(400)
}

/** Parameters that every page knows; two of one kind are nobody's honest request. */
export const PAGE_PARAMETERS = ['variant', 'selected_tab', 'page', 'locale', 'language', 'order', 'productIds'] as const

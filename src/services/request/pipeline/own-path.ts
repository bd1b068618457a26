const LONGEST = 2048
const ANYWHERE = 'http://own.invalid'

/**
 * A path of this site, or null: the only form in which a redirect target may come from outside (security.md T2).
 * One slash and no second, no backslash, no control character, and still ours once a browser has read it, however
 * often it is decoded.
 */
export function ownPath(text: string | null | undefined): string | null {
  if (!text || text.length > LONGEST) return null
  if (!isOwn(text) || !isOwnHoweverDecoded(text.split(/[?#]/, 1)[0] ?? '')) return null
  const url = new URL(text, ANYWHERE)
  return url.pathname + url.search + url.hash
}

/** Where a redirect goes: the path when it is ours, else the fallback. */
export const safeRedirect = (text: string | null | undefined, fallback = '/') => ownPath(text) ?? fallback

/** A proxy or a handler may decode a path once more than we do. */
function isOwnHoweverDecoded(path: string, rounds = 4): boolean {
  const decoded = decode(path)
  if (decoded === null || !isOwn(decoded)) return false
  return decoded === path || (rounds > 0 && isOwnHoweverDecoded(decoded, rounds - 1))
}

function isOwn(text: string): boolean {
  if (!/^\/(?![/\\])/.test(text) || hasControl(text)) return false
  if (!URL.canParse(text, ANYWHERE)) return false
  const { origin, pathname } = new URL(text, ANYWHERE)
  return origin === ANYWHERE && !pathname.startsWith('//') && !/^[^?#]*(\\|\/\/)/.test(text)
}

function hasControl(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code <= 0x20 || (code >= 0x7f && code <= 0xa0) || (code >= 0x2028 && code <= 0x202e)) return true
  }
  return false
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

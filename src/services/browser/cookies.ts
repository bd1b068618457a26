import { parse, serialize } from 'cookie-es'

type Cookie = { name: string; value: string; maxAgeSeconds: number }

/** Writes one cookie of this host that scripts may read: consent and the like, nothing secret. True when the browser kept it. */
export function writeCookie({ name, value, maxAgeSeconds: maxAge }: Cookie): boolean {
  const secure = location.protocol === 'https:'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = serialize(name, value, { path: '/', maxAge, sameSite: 'lax', secure })
  return readCookie(name) === value
}

const readCookie = (name: string): string | null => cookieIn(document.cookie, name)

/** The value of a cookie in a Cookie header or `document.cookie`; null when it is not there or not decodable. */
export function cookieIn(header: string, name: string): string | null {
  const value = parse(header, { filter: (each) => each === name, decode: (text) => text })[name]
  return value === undefined ? null : decoded(value)
}

/** The library would give what it cannot decode as it is; someone else wrote that, so it is as good as absent. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

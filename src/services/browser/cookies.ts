type Cookie = { name: string; value: string; maxAgeSeconds: number }

/** Writes one cookie of this host that scripts may read: consent and the like, nothing secret. True when the browser kept it. */
export function writeCookie({ name, value, maxAgeSeconds }: Cookie): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
  return readCookie(name) === value
}

export const readCookie = (name: string): string | null => cookieIn(document.cookie, name)

/** The value of a cookie in a Cookie header or `document.cookie`; null when it is not there or not decodable. */
export function cookieIn(header: string, name: string): string | null {
  const pair = header.split('; ').find((candidate) => candidate.startsWith(`${name}=`))
  return pair === undefined ? null : decoded(pair.slice(name.length + 1))
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    // someone else wrote it: as good as absent
    return null
  }
}

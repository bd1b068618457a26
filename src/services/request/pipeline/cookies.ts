/** The cookies of a request by name; of two with one name the first counts, as browsers send the most specific first. */
export function cookiesOf(header: string | null): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}

export const cookieOf = (request: Request, name: string) => cookiesOf(request.headers.get('cookie')).get(name) ?? null

export const SESSION_COOKIE = '__Host-sid'
export const CART_COOKIE = '__Host-cart'
export const REGION_COOKIE = 'region'
export const CONSENT_COOKIE = 'consent'

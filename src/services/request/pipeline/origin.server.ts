import { Refusal } from './refusal.server'

const SAFE = ['GET', 'HEAD']

/**
 * A request that changes something comes from our own page (security.md T6): the browser says so in Sec-Fetch-Site,
 * else in Origin, else in Referer; a request that says nothing is refused too.
 */
export function requireOwnOrigin(request: Request, origins: ReadonlySet<string>) {
  if (SAFE.includes(request.method)) return
  if (!isFromOwnPage(request.headers, origins)) throw new Refusal(403)
}

function isFromOwnPage(headers: Headers, origins: ReadonlySet<string>): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null) return site === 'same-origin' && (origin === null || origins.has(origin))
  if (origin !== null) return origins.has(origin)
  const referer = headers.get('referer')
  return referer !== null && URL.canParse(referer) && origins.has(new URL(referer).origin)
}

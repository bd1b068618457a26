import { cookiesOf } from '~/services/request/context/cookies'
import { isFramed } from '~/services/request/context/framed'

/** The parts of an anonymous document's cache key; everything else never reaches the renderer. */
export type Sameness = {
  /** parameters that change a public document, with the values that do: whoever makes others up gets the same copy */
  query: Readonly<Record<string, readonly string[]>>
  /** parameters that make a document personal */
  personal: readonly string[]
  /** cookies that identify nobody, with the values that they may have */
  cookies: Readonly<Record<string, readonly string[]>>
}

/** A document that may be shared: the path with its allowed query, and the cookies that it is rendered with. */
export type DocumentKey = { key: string; target: string; cookie: string }

/** Null when the request is personal: another cookie, an authorization, a range, a method other than GET and HEAD. */
export function documentKey(request: Request, { query, personal, cookies }: Sameness): DocumentKey | null {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers.has('authorization') || headers.has('range')) return null
  // what is shared is inspected by nobody
  if (isFramed(request)) return null
  const cookie = anonymousCookies(headers.get('cookie'), cookies)
  const url = new URL(request.url)
  if (personal.some((name) => url.searchParams.has(name))) return null
  const search = allowedSearch(url.searchParams, query)
  if (cookie === null || url.pathname.startsWith('//')) return null
  const target = url.pathname + search
  return { key: `${target}\n${cookie}`, target, cookie }
}

function anonymousCookies(header: string | null, allowed: Sameness['cookies']): string | null {
  const cookies = [...cookiesOf(header)]
  if (cookies.some(([name, value]) => !(Object.hasOwn(allowed, name) && allowed[name]?.includes(value)))) return null
  return cookies
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('; ')
}

function allowedSearch(parameters: URLSearchParams, allowed: Sameness['query']): string {
  const kept = [...parameters].filter(([name, value]) => Object.hasOwn(allowed, name) && allowed[name]?.includes(value))
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.length === 0 ? '' : `?${new URLSearchParams(sorted)}`
}

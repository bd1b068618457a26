import { createHash } from 'node:crypto'
import type { LimitName } from '~/services/platform/limits/classes'
import { type Limits, limitHeaders, limitWords, type Taken } from '~/services/platform/limits/limits'
import { limits } from '~/services/platform/limits/limits.server'
import { CART_COOKIE, cookieOf } from '~/services/request/context/cookies'
import { READS } from '~/services/request/pipeline/methods.server'
import { Refusal } from '~/services/request/pipeline/refusal.server'

type CountedRequest = { request: Request; path: string; address: string }
type Counted = CountedRequest & { limits: () => Promise<Limits> }

const MEDIA = /^\/upstream\/(?:media|mux)\//
const AUTH = /^\/(?:api\/save-user-jwt$|upstream\/cognito(?:\/|$))/
const COGNITO = /^\/upstream\/cognito(?:\/|$)/
/** Amplify tells its caller no other reason than the one of this header. */
const IN_AMAZONS_WORDS = { 'x-amzn-errortype': 'TooManyRequestsException' }
const CART = /^\/(?:api\/cart|cart\.js|cart\/)/

/**
 * Counts a request against every limit that it falls under, and ends it at the first that is used up. Answers the
 * headers of the tightest one for requests that change something.
 */
export async function enforceLimits({ request, path, address, limits }: Counted): Promise<Record<string, string>> {
  const counting = await limits()
  const takes = limitsOf({ request, path, address }).map(([name, key]) => counting.take(name, key))
  const taken = await Promise.all(takes)
  const over = taken.find(({ retryAfterSeconds }) => retryAfterSeconds !== null)
  if (over) throw overLimit(over, COGNITO.test(path) ? IN_AMAZONS_WORDS : {})
  const tightest = taken.sort((a, b) => a.remaining - b.remaining)[0]
  return tightest && !READS.includes(request.method) ? limitHeaders(tightest) : {}
}

/** 429, with when to come back and why. */
export const overLimit = (taken: Taken, headers: Record<string, string> = {}) =>
  new Refusal(429, { ...limitHeaders(taken), ...headers }, limitWords(taken))

/** Counts a request against the limits of this process. */
export const countRequest = (counted: CountedRequest) => enforceLimits({ ...counted, limits })

/** Which limits a request counts against, each with its key. */
export function limitsOf({ request, path, address }: CountedRequest): [LimitName, string][] {
  if (path === '/api/csp-report') return [['cspReport', address]]
  if (path === '/api/transition-counts') return [['transitionCounts', address]]
  if (path === '/api/preview') return [['previewEntry', address]]
  if (READS.includes(request.method)) return [[MEDIA.test(path) ? 'media' : 'read', address]]
  const names: LimitName[] = ['write']
  if (AUTH.test(path)) names.push('auth')
  if (path === '/api/admin-preview') names.push('previewEntry')
  if (path === '/api/signup-user') names.push('newsletter', 'newsletterHourly')
  const cart = CART.test(path) ? cookieOf(request, CART_COOKIE) : null
  return [...names.map((name): [LimitName, string] => [name, address]), ...(cart ? [cartLimit(cart)] : [])]
}

/** A cookie's text is a secret and may be long: the counter's key is its hash. */
const cartLimit = (cookie: string): [LimitName, string] => [
  'cart',
  createHash('sha256').update(cookie).digest('base64url').slice(0, 22),
]

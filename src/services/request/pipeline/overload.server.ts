import { env } from '~/services/platform/env/env.server'
import { logEvent } from '~/services/platform/log/log.server'
import { shared } from '~/services/platform/process/shared.server'
import { count, observe } from '~/services/platform/telemetry/telemetry.server'
import { CART_COOKIE, SESSION_COOKIE } from '../context/cookies'
import { type Admission, createAdmission, type Visitor } from './admission'
import { isHealth } from './health-paths'
import { Refusal } from './refusal.server'

/** Spread, so that those who were refused together do not come back together. */
const LATER_SECONDS = { least: 2, spread: 4 }
const LOOK_MS = 1000

/** The admission of this process. */
export const admission = (): Admission => shared('admission', open)

function open(): Admission {
  let looking: NodeJS.Timeout | undefined
  const own = createAdmission({
    now: () => performance.now(),
    afterReading: (then) => void setImmediate(then),
    factor: env().LIMITS_FACTOR,
    onBegin: (state) => {
      logEvent('overload.began', state)
      looking = setInterval(own.look, LOOK_MS).unref()
    },
    onEnd: (state) => {
      clearInterval(looking)
      logEvent('overload.ended', state)
    },
  })
  observe('playchart.requests.waiting', 'process', () => [{ value: own.waiting() }])
  return own
}

/**
 * Null once there is room, after waiting for it. Else what it is refused with, before anything has been done, so that
 * whoever asks may ask again. How the process is, is said at any time.
 */
export async function refusedByOverload(by: Admission, request: Request): Promise<Refusal | null> {
  const url = URL.canParse(request.url) ? new URL(request.url) : null
  if (!url || isHealth(url.pathname)) return null
  if ((await by.enter(() => visitorOf(request))) !== 'refused') return null
  count('playchart.requests.refused', { 'playchart.visitor': visitorOf(request) })
  const later = LATER_SECONDS.least + Math.floor(Math.random() * LATER_SECONDS.spread)
  return new Refusal(503, { 'retry-after': String(later) })
}

/** By the cookie's name alone: who makes one up gets a little more patience, and nothing else. */
const visitorOf = ({ headers }: Request): Visitor => {
  const cookies = headers.get('cookie') ?? ''
  return cookies.includes(`${CART_COOKIE}=`) || cookies.includes(`${SESSION_COOKIE}=`) ? 'known' : 'new'
}

import { withoutPrefix } from '../locale'
import { cookiesOf, SESSION_COOKIE } from './cookies'

/** When a document fetches the application: at once, when the browser is idle, or when the visitor reaches for it. */
export type BootMode = 'now' | 'idle' | 'intent'

const AT_ONCE =
  /^\/(?:cart|account|sign-in|sign-up|reset-password|admin|inspector|machines|mailbox|[a-z]{2}(?:-[A-Z]{2})?\/checkout)(?:\/|$)/

/** Pages that are one flow, and everyone who is signed in, boot at once (docs/decisions/0002-staged-boot.md). */
export function bootMode(request: Request): BootMode {
  const isKnown = cookiesOf(request.headers.get('cookie')).has(SESSION_COOKIE)
  return isKnown || AT_ONCE.test(withoutPrefix(new URL(request.url).pathname)) ? 'now' : 'idle'
}

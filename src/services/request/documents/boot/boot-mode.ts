import { withoutPrefix } from '~/services/domain/locale'
import type { BootMode } from '~/services/request/context/context'
import { cookiesOf, SESSION_COOKIE } from '~/services/request/context/cookies'
import { isFramed } from '~/services/request/context/framed'

const AT_ONCE =
  /^\/(?:account|sign-in|sign-up|reset-password|admin|inspector|machines|mailbox|pages\/(?:subscription-v3|activate-gift|withdraw)|(?:[a-z]{2}-[A-Z]{2}\/)?checkout)(?:\/|$)/

/** Pages that are one flow, and everyone who is signed in, boot at once (docs/decisions/0002-staged-boot.md). */
export function bootMode(request: Request): BootMode {
  const isKnown = cookiesOf(request.headers.get('cookie')).has(SESSION_COOKIE)
  const { pathname, searchParams } = new URL(request.url)
  const isInspected = searchParams.has('inspect') || isFramed(request)
  return isKnown || isInspected || AT_ONCE.test(withoutPrefix(pathname)) ? 'now' : 'intent'
}

import { withoutPrefix } from '~/services/domain/locale'
import { cookiesOf, SESSION_COOKIE } from '~/services/request/context/cookies'

/**
 * Whether the whole sheet is in this browser already: who is in the account came through the sign-in, which boots at once
 * and fetches it (docs/decisions/0006-styles-of-a-document.md).
 */
export function hasSheet(request: Request): boolean {
  const isKnown = cookiesOf(request.headers.get('cookie')).has(SESSION_COOKIE)
  return isKnown && /^\/account(?:\/|$)/.test(withoutPrefix(new URL(request.url).pathname))
}

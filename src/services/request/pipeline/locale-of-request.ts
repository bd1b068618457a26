import { isLanguage, isLocaleCode, isRegion, type Locale, localeOf, localeOfCode } from '~/services/domain/locale'
import { cookieOf, REGION_COOKIE } from '../context/cookies'

/**
 * The language of the path's prefix and the region of the cookie; Europe unless chosen (decided: E-85). A server
 * function has no prefix of its own: it speaks the language of the page that calls it. A checkout names its whole locale
 * in the path, and no cookie changes what it is paid in (decided: E-103).
 */
export function localeOfRequest(request: Request): Locale {
  const [, first = '', second] = pagePath(request).split('/')
  if (second === 'checkout' && isLocaleCode(first)) return localeOfCode(first)
  const region = cookieOf(request, REGION_COOKIE) ?? undefined
  return localeOf(isLanguage(first) && first !== 'en' ? first : 'en', isRegion(region) ? region : 'eu')
}

const CALL = /^\/(?:_serverFn|api|cart[./]|discount\/)/

function pagePath({ url, headers }: Request): string {
  const { pathname } = new URL(url)
  const page = headers.get('referer') ?? ''
  return CALL.test(pathname) && URL.canParse(page) ? new URL(page).pathname : pathname
}

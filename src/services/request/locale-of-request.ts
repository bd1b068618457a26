import { isLanguage, isRegion, type Locale, localeOf } from '../locale'
import { cookieOf, REGION_COOKIE } from './cookies'

/**
 * The language of the path's prefix and the region of the cookie; Europe unless chosen (decided: E-85). A server
 * function has no prefix of its own: it speaks the language of the page that calls it.
 */
export function localeOfRequest(request: Request): Locale {
  const [, first = ''] = pagePath(request).split('/')
  const region = cookieOf(request, REGION_COOKIE) ?? undefined
  return localeOf(isLanguage(first) && first !== 'en' ? first : 'en', isRegion(region) ? region : 'eu')
}

const CALL = /^\/(?:_serverFn|api|cart[./])/

function pagePath({ url, headers }: Request): string {
  const { pathname } = new URL(url)
  const page = headers.get('referer') ?? ''
  return CALL.test(pathname) && URL.canParse(page) ? new URL(page).pathname : pathname
}

import { serialize } from 'cookie-es'
import { isRegion } from '~/services/domain/locale'
import { REGION_COOKIE } from '../context/cookies'
import { safeRedirect } from './own-path'
import { Refusal } from './refusal.server'

const YEAR_SECONDS = 365 * 24 * 3600

/**
 * /r/{region}{path}: remembers the region and shows the page again (decided: E-98). The path is all that follows the
 * region, with its query; only our own paths are followed (security.md T2).
 */
export function changeRegion(request: Request, region: string): Response {
  if (!isRegion(region)) throw new Refusal(404)
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice(`/r/${region}`.length) || '/'
  return new Response(null, {
    status: 303,
    headers: {
      location: safeRedirect(path + search),
      'set-cookie': serialize(REGION_COOKIE, region, {
        path: '/',
        maxAge: YEAR_SECONDS,
        sameSite: 'lax',
        secure: true,
      }),
      'cache-control': 'private, no-store',
    },
  })
}

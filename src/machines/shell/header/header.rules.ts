import { withoutPrefix } from '~/services/domain/locale'

type HeaderMode = 'normal' | 'sticky' | 'simple'

/** More than this many pixels down, the navigation sticks and shows its call to action (S-033). */
export const STICKY_THRESHOLD = 200

const KIT_LANDING = '/products/the-play-kits'
const SIMPLE_STEPS = ['/pages/subscription-v3/child-info', '/pages/subscription-v3/order-review']

/** A path as rules compare it: without language prefix (decided: E-23) and trailing slash. */
function plain(path: string): string {
  const bare = withoutPrefix(path)
  return bare.length > 1 ? bare.replace(/\/$/, '') : bare
}

/** S-028, S-029, S-030 */
export function headerModeOf(path: string): HeaderMode {
  if (SIMPLE_STEPS.includes(plain(path))) return 'simple'
  return plain(path) === '/' ? 'sticky' : 'normal'
}

/** Which call to action the navigation shows once it sticks (S-034). */
export function stickyCtaOf(path: string): 'home' | 'playKits' | null {
  if (plain(path) === '/') return 'home'
  return plain(path) === KIT_LANDING ? 'playKits' : null
}

/** S-035 */
export const hasGetStarted = (path: string) => plain(path) === KIT_LANDING || plain(path).includes('/the-play-kits/')

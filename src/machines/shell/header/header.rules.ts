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

/** S-047: no footer on any path that ends in /cart (decided: E-24). */
export const hasFooter = (path: string) => !plain(path).endsWith('/cart')

/** Where the header is simple, the footer is short on phones too. */
export const hasShortFooter = (path: string) => headerModeOf(path) === 'simple'

/** A checkout has a frame of its own: nothing in it leads elsewhere by chance. */
export const isInCheckout = (path: string) => /^\/[^/]+\/checkout\//.test(path)

/** S-035 */
export const hasGetStarted = (path: string) => plain(path) === KIT_LANDING || plain(path).includes('/the-play-kits/')

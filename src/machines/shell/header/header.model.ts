import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectHeader } from './header.connect'
import { headerMachine } from './header.machine'

/** S-028, S-029, S-030: the pages of this model and the header of each. */
const MODES = {
  '/': 'sticky',
  '/products/the-play-kits': 'normal',
  '/pages/subscription-v3/child-info': 'simple',
  '/nl/pages/subscription-v3/order-review': 'simple',
  '/cart': 'normal',
} as const
type Path = keyof typeof MODES
const PATHS = ['/pages/subscription-v3/child-info', '/products/the-play-kits', '/'] as const
/** S-034 */
const CTAS: Record<Path, 'home' | 'playKits' | null> = {
  '/': 'home',
  '/products/the-play-kits': 'playKits',
  '/pages/subscription-v3/child-info': null,
  '/nl/pages/subscription-v3/order-review': null,
  '/cart': null,
}

/** S-032 to S-035: the sticky button above 200 px, the extra one of the kit pages, or the home page's that fades. */
function buttonAt(path: Path, y: number) {
  const cta = y > 200 ? CTAS[path] : null
  if (cta) return { cta, isShown: true }
  if (path === '/products/the-play-kits') return { cta: 'getStarted', isShown: true }
  return path === '/' ? { cta: 'home', isShown: y === 0 } : null
}

function pathOf({ input, events }: Driver): Path {
  const last = events.findLast(({ type }) => type === 'ROUTE')
  const path: unknown = (last ?? Object(input)).path
  return Object.keys(MODES).find((each): each is Path => each === path) ?? '/'
}

export const headerModel: Model<typeof headerMachine> = {
  machine: headerMachine,
  input: { path: '/' },
  inputs: [{ path: '/nl/pages/subscription-v3/order-review' }, { path: '/cart' }],
  key: (context) => context,
  cases: {
    SCROLL: [0, 1, 200, 201].map((y) => ({ type: 'SCROLL', y })),
    ROUTE: PATHS.map((path) => ({ type: 'ROUTE', path })),
  },
  outcomes: { viewport: [{ error: new Error('no viewport') }] },
  invariants: [
    {
      name: 'S-028 S-029 S-030 each page has its header',
      holds: (snapshot, driver) => snapshot.matches({ mode: MODES[pathOf(driver)] }),
    },
    {
      name: 'S-031 S-032 S-033 S-034 S-035 a shadow from the first pixel on, the button above 200 and not at 200',
      holds: (snapshot, driver) => {
        const y = driver.events.findLast(({ type }) => type === 'SCROLL')?.y ?? 0
        const { hasShadow, isSticky, button } = connectHeader(snapshot)
        const path = pathOf(driver)
        const isHome = path === '/'
        return (
          hasShadow === y > 0 &&
          isSticky === (isHome || y > 200) &&
          JSON.stringify(button) === JSON.stringify(buttonAt(path, y))
        )
      },
    },
  ],
}

import { equal, isRunning, kept, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, either, failed, oracle } from '~/machines/proving/oracle/rows'
import type { HeaderView } from '~/machines/shell/header/header.connect'

type Memory = { path: string; y: number; isHandled: boolean }

/** S-033: how far a page is scrolled before its navigation sticks. */
const FAR = 200

/** decided: E-23 */
const unprefixed = (path: string) => path.replace(/^\/(nl|fr|de|es)(?=\/|$)/, '') || '/'
const isHome = ({ path }: Memory) => unprefixed(path) === '/'
const isKitLanding = ({ path }: Memory) => unprefixed(path) === '/products/the-play-kits'
const isOfKits = (memory: Memory) => isKitLanding(memory) || unprefixed(memory.path).includes('/the-play-kits/')
const isStep = ({ path }: Memory) => /\/(child-info|order-review)$/.test(path)

function buttonOf(memory: Memory) {
  const { y } = memory
  if (isHome(memory)) return { cta: 'home', isShown: y === 0 || y > FAR }
  if (isKitLanding(memory) && y > FAR) return { cta: 'playKits', isShown: true }
  return isOfKits(memory) ? { cta: 'getStarted', isShown: true } : null
}

export const headerOracle = oracle<HeaderView, Memory>(
  'header',
  [
    always({ rule: 'F-04', says: 'it belongs to the page' }, ({ view, memory }) => equal(view.path, memory.path)),
    always({ rule: ['S-029', 'S-033'], says: 'sticks on the home page, elsewhere above 200 px' }, ({ view, memory }) =>
      equal(view.isSticky, isHome(memory) || memory.y > FAR),
    ),
    always({ rule: 'S-031' }, ({ view, memory }) => equal(view.hasShadow, memory.y > 0)),
    always({ rule: ['S-028', 'S-030'] }, ({ view, memory }) => equal(view.isLogoOnlyOnMobile, isStep(memory))),
    always({ rule: ['S-032', 'S-034', 'S-035'] }, ({ view, memory }) => equal(view.button, buttonOf(memory))),
    always({ rule: 'S-046' }, ({ view, memory }) => equal(view.isOfAnAge, isOfKits(memory))),
    always({ rule: 'F-04', says: 'it hears how far the page is scrolled, as long as the browser tells' }, (step) =>
      equal(isRunning(step, 'viewport'), step.memory.isHandled),
    ),
    after(either('SCROLL', 'ROUTE'), { rule: 'F-04', says: 'it only looks different' }, nothingLeft),
    after(failed('viewport'), { rule: 'F-04', says: 'it stays as it is' }, (step) => [
      kept(step, ({ isSticky, hasShadow, button }) => ({ isSticky, hasShadow, button })),
      nothingLeft(step),
    ]),
  ],
  (memory, { event, input }) => {
    const { path, y, isHandled } = memory ?? { path: input.path, y: 0, isHandled: true }
    return {
      path: event.type === 'ROUTE' ? event.path : path,
      y: event.type === 'SCROLL' ? event.y : y,
      isHandled: isHandled && event.actor !== 'viewport',
    }
  },
)

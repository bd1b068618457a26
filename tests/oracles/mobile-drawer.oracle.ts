import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { MobileDrawerView } from '~/machines/shell/mobile-drawer/mobile-drawer.connect'

type Phase = 'closed' | 'opening' | 'open' | 'closing'
/** `isHeld`: the page behind stands still, as far as the browser can hold it. `since`: when it began to slide. */
type Memory = { phase: Phase; section: string | null; isHeld: boolean; since: number }

const CLOSED: Memory = { phase: 'closed', section: null, isHeld: false, since: 0 }
/** S-038 */
const SLIDE = 200

const isInUse = ({ phase }: Memory) => phase === 'opening' || phase === 'open'
type Known = { event: { type: string }; before: { memory: Memory } | null }
const wasClosed = ({ before }: Known) => before?.memory.phase === 'closed'
const shuts = ({ before }: Known) => before !== null && isInUse(before.memory)

export const mobileDrawerOracle = oracle<MobileDrawerView, Memory>(
  'mobileDrawer',
  [
    always({ rule: ['S-038', 'S-040'], says: 'it slides in, is there, and slides out' }, ({ view, memory }) => [
      equal(view.isShown, memory.phase !== 'closed'),
      equal(view.isClosing, memory.phase === 'closing'),
    ]),
    always({ rule: 'S-038', says: 'one section at most is unfolded' }, ({ view, memory }) =>
      equal(view.openSection, memory.section),
    ),
    always({ rule: 'S-039', says: 'the page behind is held while it is shown' }, (step) =>
      equal(isRunning(step, 'scrollLock'), step.memory.isHeld),
    ),
    always({ rule: 'S-040', says: 'it hears of the width as long as it may be closed' }, (step) =>
      equal(isRunning(step, 'width'), isInUse(step.memory)),
    ),
    always({ rule: ['S-039', 'S-040'], says: 'each is asked for once' }, (step) => {
      const isOpened = step.event.type === 'OPEN' && !shuts(step)
      const isFirst = isOpened && wasClosed(step)
      return [
        isFirst ? asked(step, 'scrollLock') : notAsked(step, 'scrollLock'),
        isOpened ? asked(step, 'width') : notAsked(step, 'width'),
      ]
    }),
    lasts(SLIDE, 'CLOSE', { rule: 'S-038', when: shuts }, ({ view }) => view.isShown),
    always({ rule: 'S-039', says: 'a browser that cannot hold the page is logged, and nothing else is' }, (step) =>
      step.event.actor === 'scrollLock' ? did(step, 'logFailure') : didNot(step),
    ),
  ],
  (memory, { event, now }) => {
    const last = memory ?? CLOSED
    const isSlid = now - last.since >= SLIDE
    if (event.actor === 'scrollLock') return { ...last, isHeld: false }
    if (event.type === 'OPEN' && !isInUse(last))
      return { ...last, phase: 'opening', isHeld: last.isHeld || last.phase === 'closed', since: now }
    const isShut = ['CLOSE', 'ITEM_TAP', 'RESIZE'].includes(event.type) || event.actor === 'width'
    if (isShut && isInUse(last)) return { ...last, phase: 'closing', since: now }
    if (last.phase === 'closing' && isSlid) return CLOSED
    if (last.phase === 'opening' && isSlid) return { ...last, phase: 'open', section: null }
    if (event.type === 'TOGGLE_SECTION' && last.phase === 'open')
      return { ...last, section: event.section === last.section ? null : event.section }
    return last
  },
)

import { did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { MegaMenuView } from '~/machines/shell/mega-menu/mega-menu.connect'

/** `leftAt`: when the pointer slipped out; null where it has not. `isHandled`: the window tells its width. */
type Memory = { open: string | null; isWide: boolean; leftAt: number | null; isHandled: boolean }

const START: Memory = { open: null, isWide: true, leftAt: null, isHandled: true }
const SHUT = { open: null, leftAt: null }
/** S-036 */
const HIDE_DELAY = 300

type Known = { before: { memory: Memory } | null }
const wasOpen = ({ before }: Known) => before !== null && before.memory.open !== null

export const megaMenuOracle = oracle<MegaMenuView, Memory>(
  'megaMenu',
  [
    always({ rule: 'S-036', says: 'the panel of the item that was pointed at or opened' }, ({ view, memory }) =>
      equal(view.openItem, memory.open),
    ),
    lasts(
      HIDE_DELAY,
      'HOVER_OUT',
      {
        rule: 'S-036',
        says: 'it goes so long after the pointer',
        when: (step) => wasOpen(step) && step.before?.memory.leftAt === null,
      },
      ({ view }) => view.openItem !== null,
    ),
    after('ESC', { rule: 'F-05', says: 'leads the keyboard back to the item', when: wasOpen }, (step) =>
      did(step, 'returnFocus', step.before?.memory.open),
    ),
    always({ rule: 'F-05', says: 'and nothing else moves it' }, (step) =>
      step.event.type === 'ESC' && wasOpen(step) ? null : didNot(step),
    ),
    always({ rule: 'F-05', says: 'it hears of the width of the window, as long as that tells' }, (step) => [
      equal(isRunning(step, 'width'), step.memory.isHandled),
      step.event.type === 'start' ? null : notAsked(step),
    ]),
  ],
  (memory, { event, now }) => {
    const last = memory ?? START
    switch (event.type) {
      case 'RESIZE':
        return { ...last, isWide: event.isDesktop, ...(event.isDesktop ? null : SHUT) }
      case 'HOVER_IN':
      case 'OPEN':
        return last.isWide ? { ...last, open: event.item, leftAt: null } : last
      case 'FOCUS':
        return event.item === last.open ? { ...last, leftAt: null } : { ...last, ...SHUT }
      case 'HOVER_OUT':
        return { ...last, leftAt: last.open === null ? null : (last.leftAt ?? now) }
      case 'CLOSE':
      case 'LEAVE':
      case 'ESC':
      case 'SELECT':
        return { ...last, ...SHUT }
      default:
        if (event.actor === 'width') return { ...last, ...SHUT, isHandled: false }
        return last.leftAt !== null && now - last.leftAt >= HIDE_DELAY ? { ...last, ...SHUT } : last
    }
  },
)

import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectMobileDrawer } from './mobile-drawer.connect'
import { mobileDrawerMachine } from './mobile-drawer.machine'

/** Sections are folded when the drawer has slid in or is gone. */
const sectionOf = (events: readonly AnyEventObject[]) =>
  events.reduce<string | null>((unfolded, { type, section }) => {
    if (/slideIn|closeDelay/.test(type)) return null
    if (type !== 'TOGGLE_SECTION') return unfolded
    return section === unfolded ? null : section
  }, null)

export const mobileDrawerModel: Model<typeof mobileDrawerMachine> = {
  machine: mobileDrawerMachine,
  input: undefined,
  key: (context) => context,
  cases: {
    OPEN: [{ type: 'OPEN' }],
    CLOSE: [{ type: 'CLOSE' }],
    ITEM_TAP: [{ type: 'ITEM_TAP' }],
    RESIZE: [{ type: 'RESIZE' }],
    TOGGLE_SECTION: ['menu-play-kits', 'another'].map((section) => ({ type: 'TOGGLE_SECTION', section })),
  },
  outcomes: { scrollLock: [{ error: new Error('no style') }], width: [{ error: new Error('no window') }] },
  delays: { slideIn: 200, closeDelay: 200 },
  invariants: [
    {
      name: 'S-039 the page stands still exactly while the drawer is shown; a browser that cannot hold it is logged',
      holds: (snapshot, { pending, events, effects }) => {
        const { isShown } = connectMobileDrawer(snapshot)
        const isFree = events.findLast(({ type }) => /scrollLock|closeDelay/.test(type))?.type.includes('scrollLock')
        const freed = events.filter(({ type }) => type.includes('scrollLock'))
        const logged = effects.filter(({ type }) => type === 'logFailure')
        return pending.has('scrollLock') === (isShown && !isFree) && logged.length === freed.length
      },
    },
    {
      name: 'S-038 it opens where it is shut or shutting, shuts where it is open, and unfolds once it has slid in',
      holds: (snapshot, { events }) => {
        const last = events.findLast(({ type }) => !/scrollLock|TOGGLE/.test(type))?.type ?? ''
        const isOpen = /OPEN|slideIn/.test(last)
        return (
          snapshot.can({ type: 'OPEN' }) === !isOpen &&
          snapshot.can({ type: 'CLOSE' }) === isOpen &&
          snapshot.can({ type: 'TOGGLE_SECTION', section: 'menu-play-kits' }) === last.includes('slideIn')
        )
      },
    },
    {
      name: 'S-038 it slides in for 200 ms and out for 200 ms, and is gone after that',
      holds: (snapshot, { clock, events }) => {
        const { isShown, isClosing } = connectMobileDrawer(snapshot)
        const last = events.findLast(({ type }) => !/scrollLock|TOGGLE/.test(type))?.type ?? ''
        if (last === 'OPEN') return isShown && !isClosing && clock.due() === 200
        if (/CLOSE|ITEM_TAP|RESIZE|width/.test(last)) return isShown && isClosing && clock.due() === 200
        return !isClosing && isShown === last.includes('slideIn') && clock.due() === null
      },
    },
    {
      name: 'S-038 one section at most is unfolded: the one tapped last, unless it was tapped twice',
      holds: ({ context }, { events }) => context.section === sectionOf(events),
    },
  ],
}

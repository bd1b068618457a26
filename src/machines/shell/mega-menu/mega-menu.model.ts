import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectMegaMenu } from './mega-menu.connect'
import { megaMenuMachine } from './mega-menu.machine'

/** The entry of the seed that has a panel, and one that no page has. */
const ITEMS = ['menu-play-kits', 'another']

/** The item whose panel has to be shown after these events (S-036): only a wide window has panels. */
function openItemOf(events: readonly AnyEventObject[]): string | null {
  let isWide = true
  let open: string | null = null
  for (const { type, item, isDesktop } of events) {
    if (type === 'RESIZE') isWide = isDesktop
    else if (type === 'HOVER_IN' || type === 'OPEN') open = item
    else if (type !== 'HOVER_OUT' && !(type === 'FOCUS' && item === open)) open = null
    if (!isWide) open = null
  }
  return open
}

const isLeavingAfter = (events: readonly AnyEventObject[]) =>
  openItemOf(events) !== null && events.findLast(({ type }) => type !== 'RESIZE')?.type === 'HOVER_OUT'

export const megaMenuModel: Model<typeof megaMenuMachine> = {
  machine: megaMenuMachine,
  input: undefined,
  key: (context) => context,
  cases: {
    HOVER_IN: ITEMS.map((item) => ({ type: 'HOVER_IN', item })),
    HOVER_OUT: [{ type: 'HOVER_OUT' }],
    OPEN: ITEMS.map((item) => ({ type: 'OPEN', item })),
    CLOSE: [{ type: 'CLOSE' }],
    FOCUS: ITEMS.map((item) => ({ type: 'FOCUS', item })),
    LEAVE: [{ type: 'LEAVE' }],
    ESC: [{ type: 'ESC' }],
    SELECT: [{ type: 'SELECT' }],
    RESIZE: [true, false].map((isDesktop) => ({ type: 'RESIZE', isDesktop })),
  },
  outcomes: { width: [{ error: new Error('no media queries') }] },
  delays: { hideDelay: 300 },
  invariants: [
    {
      name: 'S-036 the panel is that of the item that was pointed at or opened last, and none once the menu is left',
      holds: (snapshot, { events }) => {
        const open = openItemOf(events)
        return connectMegaMenu(snapshot).openItem === open && snapshot.can({ type: 'ESC' }) === (open !== null)
      },
    },
    {
      name: 'S-036 pointer and keys open a panel on a wide window, and there is none on a narrow one',
      holds: (snapshot, { events }) => {
        const isWide = events.findLast(({ type }) => type === 'RESIZE')?.isDesktop ?? true
        const opens = (type: 'HOVER_IN' | 'OPEN') => snapshot.can({ type, item: 'menu-play-kits' })
        return opens('HOVER_IN') === isWide && opens('OPEN') === isWide && (isWide || snapshot.matches('closed'))
      },
    },
    {
      name: 'S-036 it goes 300 ms after the pointer has gone, unless pointer or keyboard come back',
      holds: (_, { clock, events }) => clock.due() === (isLeavingAfter(events) ? 300 : null),
    },
    {
      name: 'Escape leads back to the item whose panel was open, and nothing else moves the keyboard',
      holds: (_, { effects, events }) => {
        const closed = events.flatMap(({ type }, at) => (type === 'ESC' ? [openItemOf(events.slice(0, at))] : []))
        const focused = effects.filter(({ type }) => type === 'returnFocus').map(({ params }) => params)
        return JSON.stringify(focused) === JSON.stringify(closed)
      },
    },
  ],
}

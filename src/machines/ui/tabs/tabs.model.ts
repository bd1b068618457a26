import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectTabs } from './tabs.connect'
import { tabsMachine } from './tabs.machine'

const ids = ['buy-now', 'subscribe', 'gift'] as const

const BEFORE: Record<string, string> = { 'buy-now': 'gift', subscribe: 'buy-now', gift: 'subscribe' }
const AFTER: Record<string, string> = { 'buy-now': 'subscribe', subscribe: 'gift', gift: 'buy-now' }

/** The tab that has to be shown; the address 'nowhere' names none, so the first is. */
function shownBy({ input, events }: Pick<Driver, 'input' | 'events'>): string {
  const text = JSON.stringify(input)
  return events.reduce(
    (shown, { type, id }) => {
      if (type === 'NEXT') return AFTER[shown] ?? shown
      if (type === 'PREV') return BEFORE[shown] ?? shown
      return id in BEFORE ? id : shown
    },
    text.includes('"queried":"subscribe"') ? 'subscribe' : 'buy-now',
  )
}

export const tabsModel: Model<typeof tabsMachine> = {
  machine: tabsMachine,
  input: { path: '/products/kit-the-looker', ids, queried: null },
  inputs: [
    { path: '/products/kit-the-looker', ids, queried: 'subscribe' },
    { path: '/products/kit-the-looker', ids, queried: 'nowhere' },
  ],
  key: ({ ids: known, selected }) => ({ count: known.length, selected }),
  cases: {
    SELECT: [...ids, 'nowhere'].map((id) => ({ type: 'SELECT', id })),
    NEXT: [{ type: 'NEXT' }],
    PREV: [{ type: 'PREV' }],
    REMEMBERED: ['subscribe', 'gift', 'nowhere'].map((id) => ({ type: 'REMEMBERED', id })),
  },
  outcomes: {},
  invariants: [
    {
      name: 'S-066 the tab of the address is shown, else the first; then the one that was chosen, remembered or reached',
      holds: (snapshot, driver) => {
        const shown = connectTabs(snapshot).tabs.flatMap(({ id, isSelected }) => (isSelected ? [id] : []))
        return shown.join() === shownBy(driver)
      },
    },
    {
      name: 'S-066 what the visitor chooses is saved for this page, and nothing else is',
      holds: (_, driver) => {
        const saved = driver.effects.filter(({ type }) => type === 'saveTab').map(({ params }) => params)
        const shownAfter = (count: number) => shownBy({ ...driver, events: driver.events.slice(0, count) })
        const chosen = driver.events.flatMap(({ type }, at) =>
          /SELECT|NEXT|PREV/.test(type) && shownAfter(at + 1) !== shownAfter(at) ? [shownAfter(at + 1)] : [],
        )
        return JSON.stringify(saved) === JSON.stringify(chosen.map((id) => ({ path: '/products/kit-the-looker', id })))
      },
    },
  ],
}

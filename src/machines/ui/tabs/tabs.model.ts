import type { Model } from '~/machines/proving/model'
import { tabsMachine } from './tabs.machine'

const ids = ['buy-now', 'subscribe', 'gift']

export const tabsModel: Model<typeof tabsMachine> = {
  machine: tabsMachine,
  input: { path: '/products/kit-the-looker', ids, queried: null },
  inputs: [
    { path: '/products/kit-the-looker', ids, queried: 'subscribe' },
    { path: '/products/kit-the-looker', ids, queried: 'nowhere' },
    { path: '/products/kit-the-looker', ids: [], queried: null },
  ],
  key: ({ ids: known, selected }) => ({ count: known.length, selected }),
  cases: {
    SELECT: [...ids, 'nowhere'].map((id) => ({ type: 'SELECT', id })),
    NEXT: [{ type: 'NEXT' }],
    PREV: [{ type: 'PREV' }],
    QUERY: ['gift', 'nowhere'].map((id) => ({ type: 'QUERY', id })),
    REMEMBERED: ['subscribe', 'nowhere'].map((id) => ({ type: 'REMEMBERED', id })),
  },
  outcomes: {},
  invariants: [
    {
      name: 'a tab that exists is selected',
      when: (snapshot) => snapshot.matches('showing'),
      holds: ({ context }) => context.selected !== null && context.ids.includes(context.selected),
    },
    {
      name: 'what was saved last is a tab of this page',
      when: (_, { effects }) => effects.some(({ type }) => type === 'saveTab'),
      holds: ({ context }, { effects }) => {
        const last = effects.findLast(({ type }) => type === 'saveTab')?.params
        return context.ids.some((id) => JSON.stringify({ path: context.path, id }) === JSON.stringify(last))
      },
    },
  ],
}

import type { Model } from '~/machines/proving/model'
import { connectExpandableList } from './expandable-list.connect'
import { expandableListMachine } from './expandable-list.machine'

export const expandableListModel: Model<typeof expandableListMachine> = {
  machine: expandableListMachine,
  input: { count: 5, canHide: true },
  inputs: [{ count: 5, canHide: false }],
  key: (context) => context,
  cases: {
    SHOW_MORE: [{ type: 'SHOW_MORE' }],
    HIDE: [{ type: 'HIDE' }],
    RESET: [2, 3, 4].map((count) => ({ type: 'RESET', count })),
    COUNT: [2, 6].map((count) => ({ type: 'COUNT', count })),
  },
  outcomes: {},
  invariants: [
    {
      name: 'never more than three without being asked, never fewer than there are up to three',
      when: (snapshot) => snapshot.matches('firstThree'),
      holds: (snapshot) => connectExpandableList(snapshot).shownCount === Math.min(3, snapshot.context.count),
    },
    {
      name: 'what was revealed for good offers no way back',
      when: (snapshot) => !snapshot.context.canHide,
      holds: (snapshot) => !connectExpandableList(snapshot).can.hide,
    },
  ],
}

import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectExpandableList } from './expandable-list.connect'
import { expandableListMachine } from './expandable-list.machine'

/** Whether the whole list is shown: a list of up to three has nothing more. */
function isUnfolded(events: readonly AnyEventObject[]): boolean {
  let count = 5
  let isAll = false
  for (const event of events) {
    count = event.count ?? count
    if (event.type === 'SHOW_MORE') isAll ||= count > 3
    if (event.type === 'RESET') isAll = false
  }
  return isAll
}

export const expandableListModel: Model<typeof expandableListMachine> = {
  machine: expandableListMachine,
  input: { count: 5 },
  key: (context) => context,
  cases: {
    SHOW_MORE: [{ type: 'SHOW_MORE' }],
    RESET: [2, 3, 4].map((count) => ({ type: 'RESET', count })),
    COUNT: [2, 6].map((count) => ({ type: 'COUNT', count })),
  },
  outcomes: {},
  invariants: [
    {
      name: 'F-18 the first three, and all of them once more was asked for, until the list is another',
      holds: (snapshot, { events }) => {
        const { shownCount } = connectExpandableList(snapshot)
        const { count } = snapshot.context
        return shownCount === (isUnfolded(events) ? count : Math.min(3, count))
      },
    },
    {
      name: 'more is offered exactly where some are hidden',
      holds: (snapshot) => {
        const { can, shownCount } = connectExpandableList(snapshot)
        return can.showMore === snapshot.context.count > shownCount
      },
    },
  ],
}

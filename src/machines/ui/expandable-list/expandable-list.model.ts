import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectExpandableList } from './expandable-list.connect'
import { expandableListMachine } from './expandable-list.machine'

/** Whether the whole list is shown: a list of up to three has nothing more. */
function isUnfolded(events: readonly AnyEventObject[], canHide: boolean): boolean {
  let count = 5
  let isAll = false
  for (const event of events) {
    count = event.count ?? count
    if (event.type === 'SHOW_MORE') isAll ||= count > 3
    if (event.type === 'RESET' || (event.type === 'HIDE' && canHide)) isAll = false
  }
  return isAll
}

export const expandableListModel: Model<typeof expandableListMachine> = {
  machine: expandableListMachine,
  input: { count: 5, canHide: false },
  inputs: [{ count: 5, canHide: true }],
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
      name: 'F-18 the first three, and all of them once more was asked for, until they are hidden or the list is another',
      holds: (snapshot, { events }) => {
        const { shownCount } = connectExpandableList(snapshot)
        const { count, canHide } = snapshot.context
        return shownCount === (isUnfolded(events, canHide) ? count : Math.min(3, count))
      },
    },
    {
      name: 'more is offered exactly where some are hidden',
      holds: (snapshot) => {
        const { can, shownCount } = connectExpandableList(snapshot)
        return can.showMore === snapshot.context.count > shownCount
      },
    },
    {
      name: 'E-54 what is revealed for good cannot be hidden again',
      when: ({ context }) => !context.canHide,
      holds: (snapshot) => !connectExpandableList(snapshot).can.hide,
    },
  ],
}

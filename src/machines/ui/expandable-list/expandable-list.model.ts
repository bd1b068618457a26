import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectExpandableList } from './expandable-list.connect'
import { expandableListMachine } from './expandable-list.machine'

const canFold = (input: unknown) => JSON.stringify(input).includes('"canHide":true')

/** Whether the whole list is shown: a list of up to three has nothing more. */
function isUnfolded(input: unknown, events: readonly AnyEventObject[]): boolean {
  let count = 5
  let isAll = false
  for (const event of events) {
    count = event.count ?? count
    if (event.type === 'SHOW_MORE') isAll ||= count > 3
    if (event.type === 'RESET' || (event.type === 'HIDE' && canFold(input))) isAll = false
  }
  return isAll
}

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
      name: 'F-18 the first three, and all of them once more was asked for, until they are folded or the list is another',
      holds: (snapshot, { input, events }) => {
        const { shownCount } = connectExpandableList(snapshot)
        const { count } = snapshot.context
        return shownCount === (isUnfolded(input, events) ? count : Math.min(3, count))
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
      name: 'E-54 what was revealed for good offers no way back, and the rest does',
      holds: (snapshot, { input, events }) =>
        connectExpandableList(snapshot).can.hide === (isUnfolded(input, events) && canFold(input)),
    },
  ],
}

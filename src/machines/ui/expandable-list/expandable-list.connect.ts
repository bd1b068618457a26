import { marks, type Reading } from '~/machines/runtime/reading'
import type { expandableListMachine } from './expandable-list.machine'
import { FIRST_ENTRIES } from './expandable-list.rules'

export function connectExpandableList(snapshot: Reading<typeof expandableListMachine>) {
  const { count } = snapshot.context
  return {
    ...marks('expandableList', snapshot),
    /** so many entries of the list are shown */
    shownCount: snapshot.matches('all') ? count : Math.min(count, FIRST_ENTRIES),
    can: { showMore: snapshot.can({ type: 'SHOW_MORE' }), hide: snapshot.can({ type: 'HIDE' }) },
  }
}
export type ExpandableListView = ReturnType<typeof connectExpandableList>

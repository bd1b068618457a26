import { marks, type Reading } from '~/machines/runtime/reading'
import type { tabsMachine } from './tabs.machine'

export function connectTabs(snapshot: Reading<typeof tabsMachine>) {
  const { ids, selected } = snapshot.context
  return {
    ...marks('tabs', snapshot),
    /** the one that Tab reaches; arrow keys reach the others */
    tabs: ids.map((id) => ({ id, isSelected: id === selected })),
  }
}
export type TabsView = ReturnType<typeof connectTabs>

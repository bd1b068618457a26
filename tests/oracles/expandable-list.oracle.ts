import { equal, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, either, oracle } from '~/machines/proving/oracle/rows'
import type { ExpandableListView } from '~/machines/ui/expandable-list/expandable-list.connect'

/** So many entries are shown before someone asks for more (F-18). */
const FIRST = 3

type Memory = { count: number; isAll: boolean; canHide: boolean }

export const expandableListOracle = oracle<ExpandableListView, Memory>(
  'expandableList',
  [
    always({ rule: 'F-18', says: 'the first three, and all once more was asked for' }, ({ view, memory }) =>
      equal(view.shownCount, memory.isAll ? memory.count : Math.min(memory.count, FIRST)),
    ),
    always({ decided: 'E-54', says: 'more is offered where some are hidden' }, ({ view, memory }) =>
      equal(view.can.showMore, memory.count > view.shownCount),
    ),
    after('SHOW_MORE', { decided: 'E-54', says: 'nothing is left to ask for' }, ({ view, before }) => [
      view.shownCount >= (before?.view.shownCount ?? 0),
      equal(view.can.showMore, false),
    ]),
    always({ decided: 'E-54', says: 'one way, or a toggle' }, ({ view, memory }) =>
      equal(view.can.hide, memory.canHide && memory.isAll),
    ),
    after(either('SHOW_MORE', 'HIDE', 'RESET', 'COUNT'), { rule: 'F-18', says: 'it only shows' }, nothingLeft),
  ],
  (memory, { event, input }) => {
    const known = memory ?? { count: input.count, isAll: false, canHide: input.canHide }
    const { count, isAll, canHide } = known
    switch (event.type) {
      case 'SHOW_MORE':
        return { ...known, isAll: isAll || count > FIRST }
      case 'HIDE':
        return { ...known, isAll: isAll && !canHide }
      case 'RESET':
        return { ...known, count: event.count, isAll: false }
      case 'COUNT':
        return { ...known, count: event.count }
      default:
        return known
    }
  },
)

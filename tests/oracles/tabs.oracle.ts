import { did, didNot, equal } from '~/machines/proving/oracle/checks'
import { after, always, either, oracle } from '~/machines/proving/oracle/rows'
import type { TabsView } from '~/machines/ui/tabs/tabs.connect'

type Ids = readonly string[]

const selectedIn = ({ tabs }: TabsView) => tabs.filter(({ isSelected }) => isSelected).map(({ id }) => id)
const idsIn = ({ tabs }: TabsView) => tabs.map(({ id }) => id)

/** The tab so many places on, round the ends. */
function beside(ids: Ids, [shown = '']: Ids, by: number) {
  const at = ids.indexOf(shown) + by
  return ids[at < 0 ? ids.length - 1 : at >= ids.length ? 0 : at]
}

export const tabsOracle = oracle<TabsView>('tabs', [
  after('start', { rule: 'S-066', says: 'the tab of the address is shown, else the first' }, ({ view, input }) => {
    const ids: Ids = input.ids
    return [equal(idsIn(view), ids), equal(selectedIn(view), [ids.includes(input.queried) ? input.queried : ids[0]])]
  }),
  always({ rule: 'F-15', says: 'the same tabs, of which one is shown' }, ({ view, input }) => [
    equal(idsIn(view), input.ids),
    equal(selectedIn(view).length, 1),
  ]),
  after(either('SELECT', 'REMEMBERED'), { rule: 'F-15', says: 'a known tab is shown, no other' }, (step) => {
    const { view, before, event } = step
    return before && equal(selectedIn(view), idsIn(view).includes(event.id) ? [event.id] : selectedIn(before.view))
  }),
  after(
    'NEXT',
    { rule: 'F-15', says: 'round the ends' },
    ({ view, before }) => before && equal(selectedIn(view), [beside(idsIn(view), selectedIn(before.view), 1)]),
  ),
  after(
    'PREV',
    { rule: 'F-15', says: 'round the ends' },
    ({ view, before }) => before && equal(selectedIn(view), [beside(idsIn(view), selectedIn(before.view), -1)]),
  ),
  after(either('SELECT', 'NEXT', 'PREV'), { rule: 'S-066', says: 'another tab is remembered for its path' }, (step) => {
    const [now] = selectedIn(step.view)
    const [then] = step.before ? selectedIn(step.before.view) : []
    return now === then ? didNot(step) : did(step, 'saveTab', { path: step.input.path, id: now })
  }),
  always({ rule: 'S-066', says: 'what was remembered is not remembered again' }, (step) =>
    ['SELECT', 'NEXT', 'PREV'].includes(step.event.type) ? null : didNot(step),
  ),
])

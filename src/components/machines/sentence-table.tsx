import type { MachineDetails, TransitionOfPage } from '~/services/flows/machines/machines.contract'
import type { Visits } from '~/services/flows/visitors/visitors.contract'
import { marks } from './machine.styles'
import { cameTo, counted, type Numbers, share, timesOf } from './numbers'
import { event, origin, origins, state, table, times, timesName, timesShare } from './sentence-table.styles'
import { StatePath } from './state-path'
import { pills } from './tool-frame.styles'

type SentenceTableProps = {
  view: Pick<MachineDetails, 'states' | 'transitions'> & { selected: string | null; numbers: Numbers | null }
}

/** Every transition as a sentence, those of the selected state first. */
export function SentenceTable({ view: { states, transitions, selected, numbers } }: SentenceTableProps) {
  const keys = new Map(states.map(({ id, path }) => [id, path || 'everywhere']))
  const isOn = ({ source }: TransitionOfPage) => source === selected
  const sorted = [...transitions.filter(isOn), ...transitions.filter((each) => !isOn(each))]
  return (
    <table className={table}>
      <thead>
        <tr>
          <th className={state}>In</th>
          <th>What happens</th>
          <th className={origin}>From</th>
          {numbers?.groups.map(({ name }) => (
            <th key={name} className={times}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map((transition) => (
          <tr key={transition.id} data-on={isOn(transition) ? '' : undefined}>
            <th scope="row">
              <StatePath path={keys.get(transition.source) ?? ''} />
            </th>
            <td>
              <span className={marks[transition.tone]} aria-hidden="true" />
              {transition.when}
              {transition.when === 'At once' ? ': ' : ', '}
              {transition.does}.<span className={event}>{transition.label}</span>
            </td>
            <td>
              <Origins view={transition} />
            </td>
            {numbers?.groups.map(({ name, visits }) => (
              <Times key={name} view={{ transition, name, visits }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type TimesProps = { view: { transition: TransitionOfPage; name: string; visits: Visits } }

/** How often, and which part of those who came into its state; what stays in the state is no part of them. */
function Times({ view: { transition, name, visits } }: TimesProps) {
  const { id, source, targets } = transition
  const leads = targets.some((target) => target !== source)
  const count = timesOf(visits, [id])
  return (
    <td className={times}>
      <span className={timesName}>{name}: </span>
      {counted(count)}
      {leads && count > 0 && <span className={timesShare}>{share(count, cameTo(visits, source))}</span>}
    </td>
  )
}

export function Origins({ view: { rules, decided } }: { view: { rules: string[]; decided: string | null } }) {
  return (
    <span className={origins}>
      {rules.map((rule) => (
        <span key={rule} className={pills.rule}>
          {rule}
        </span>
      ))}
      {decided && <span className={pills.stands}>{decided}</span>}
    </span>
  )
}

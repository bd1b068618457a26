import type { MachineDetails, TransitionOfPage } from '~/services/flows/machines/machines.contract'
import { marks } from './machine.styles'
import { event, origin, origins, state, table } from './sentence-table.styles'
import { pills } from './tool-frame.styles'

type SentenceTableProps = { view: Pick<MachineDetails, 'states' | 'transitions'> & { selected: string | null } }

/** Every transition as a sentence, those of the selected state first. */
export function SentenceTable({ view: { states, transitions, selected } }: SentenceTableProps) {
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
        </tr>
      </thead>
      <tbody>
        {sorted.map((transition) => (
          <tr key={transition.id} data-on={isOn(transition) ? '' : undefined}>
            <th scope="row">{keys.get(transition.source)}</th>
            <td>
              <span className={marks[transition.tone]} aria-hidden="true" />
              {transition.when}
              {transition.when === 'At once' ? ': ' : ', '}
              {transition.does}.<span className={event}>{transition.label}</span>
            </td>
            <td>
              <Origins view={transition} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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

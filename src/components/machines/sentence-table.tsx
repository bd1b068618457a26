import type { MachineDetails, StateOfPage, TransitionOfPage } from '~/services/flows/machines/machines.contract'
import type { Visits } from '~/services/flows/visitors/visitors.contract'
import { marks } from './machine.styles'
import { cameTo, counted, type Numbers, share, timesOf } from './numbers'
import {
  event,
  fewer,
  more,
  moreHead,
  moreText,
  origin,
  origins,
  path as pathLook,
  state,
  table,
  times,
  timesName,
  timesShare,
} from './sentence-table.styles'
import { StatePath } from './state-path'
import { pills } from './tool-frame.styles'

type SentenceTableProps = {
  view: Pick<MachineDetails, 'states' | 'transitions'> & { selected: string | null; numbers: Numbers | null }
}

/** So many sentences stand open; the others are one press away. */
const FIRST = 12

/** Every transition as a sentence: those of the selected state first, which are all seen, then what visitors took most often. */
export function SentenceTable({ view: { states, transitions, selected, numbers } }: SentenceTableProps) {
  const isOn = ({ source }: TransitionOfPage) => source === selected
  const own = transitions.filter(isOn)
  const others = transitions.filter((each) => !isOn(each))
  const sorted = [...own, ...others.toSorted((one, other) => takenIn(numbers, other) - takenIn(numbers, one))]
  const first = Math.max(FIRST, own.length)
  const rest = sorted.slice(first)
  const rows = { states, selected, numbers }
  return (
    <>
      <Rows view={{ ...rows, transitions: sorted.slice(0, first), isRest: false }} />
      {rest.length > 0 && (
        <details className={more}>
          <summary>
            <span className={moreText}>Show all {sorted.length} sentences</span>
            <span className={fewer}>Show the first {first} alone</span>
          </summary>
          <Rows view={{ ...rows, transitions: rest, isRest: true }} />
        </details>
      )}
    </>
  )
}

const takenIn = (numbers: Numbers | null, { id }: TransitionOfPage) =>
  numbers?.groups.reduce((sum, { visits }) => sum + timesOf(visits, [id]), 0) ?? 0

type RowsProps = { view: SentenceTableProps['view'] & { isRest: boolean } }

function Rows({ view: { states, transitions, selected, numbers, isRest } }: RowsProps) {
  const sources = new Map(states.map((each) => [each.id, each]))
  return (
    <table className={isRest ? `${table} ${moreHead}` : table}>
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
        {transitions.map((transition) => (
          <tr key={transition.id} data-on={transition.source === selected ? '' : undefined}>
            <th scope="row">
              <Source view={sources.get(transition.source)} />
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

/** In words, and as the code calls it. */
function Source({ view }: { view: Pick<StateOfPage, 'path' | 'title'> | undefined }) {
  if (!view?.path) return 'Everywhere'
  return (
    <>
      {view.title}
      <code className={pathLook}>
        <StatePath path={view.path} />
      </code>
    </>
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

import type { MachineDetails, StateOfPage } from '~/services/flows/machines/machines.contract'
import type { Visits } from '~/services/flows/visitors/visitors.contract'
import { marks, section } from './machine.styles'
import { cameTo, counted, type Numbers, share, timesOf } from './numbers'
import { small } from './tool-frame.styles'
import { goneMark, row, rows, stayed, sum, times, way } from './visitors-states.styles'

type WhereProps = { view: { state: StateOfPage; details: MachineDetails; numbers: Numbers } }

/** The ways out of a state with their share, and how many took none of them. */
export function WhereTheyWent({ view: { state, details, numbers } }: WhereProps) {
  return numbers.groups.map(({ name, visits }) => {
    const came = cameTo(visits, state.id)
    const ways = details.transitions
      .filter(({ source, targets }) => source === state.id && targets.some((target) => target !== source))
      .map((each) => ({ ...each, count: timesOf(visits, [each.id]) }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
    const gone = visits.states[state.id]?.stayed ?? null
    const rest = came - ways.reduce((taken, { count }) => taken + count, 0)
    return (
      <section key={name} aria-label={`Where they went: ${name}`}>
        <h2 className={section}>
          {came === 0 ? 'Nobody came here' : `Where ${counted(came)} went`}
          {numbers.groups.length > 1 && <span className={small}> {name}</span>}
        </h2>
        <ul className={rows}>
          {ways.map(({ id, tone, label, count }) => (
            <Way key={id} view={{ mark: marks[tone], text: label, count, came }} />
          ))}
          {gone !== null && came > 0 && (
            <Way view={{ mark: goneMark, text: 'left the page here', count: gone, came }} />
          )}
          {gone === null && rest > 0 && <Way view={{ mark: goneMark, text: 'took none of them', count: rest, came }} />}
        </ul>
      </section>
    )
  })
}

type WayProps = { view: { mark: string; text: string; count: number; came: number } }

function Way({ view: { mark, text, count, came } }: WayProps) {
  return (
    <li className={row}>
      <span className={way}>
        <span className={mark} aria-hidden="true" />
        {text}
      </span>
      <span className={times}>{counted(count)}</span>
      <b className={sum}>{share(count, came)}</b>
    </li>
  )
}

/** In the list of states: how many came, and which part of them left the page. */
export function Stayed({ view: { state, numbers } }: { view: { state: StateOfPage; numbers: Numbers } }) {
  return numbers.groups.map(({ name, visits }) => (
    <span key={name} className={stayed}>
      {numbers.groups.length > 1 && `${name}: `}
      {stayedText(visits, state.id)}
    </span>
  ))
}

function stayedText(visits: Visits, id: string): string {
  const came = cameTo(visits, id)
  const gone = visits.states[id]?.stayed ?? null
  if (came === 0) return 'nobody came'
  return gone === null ? `${counted(came)} came` : `${counted(came)} came, ${share(gone, came)} left the page here`
}

import type { MachineDetails, StateOfPage } from '~/services/flows/machines/machines.contract'
import { box, boxes, label, lines, meaning, name, runs, wide } from './boxes.styles'
import { marks } from './machine.styles'

type BoxesProps = { view: Pick<MachineDetails, 'states' | 'transitions'> }

/** The same machine as boxes in boxes, each with the list of its transitions: no lines to follow. */
export function Boxes({ view }: BoxesProps) {
  const [root] = view.states
  return root ? <StateBox view={{ ...view, state: root, isRegion: false }} /> : null
}

type StateBoxProps = { view: BoxesProps['view'] & { state: StateOfPage; isRegion: boolean } }

function StateBox({ view: { states, transitions, state, isRegion } }: StateBoxProps) {
  const children = states.filter(({ path, depth }) => depth === state.depth + 1 && isIn(path, state.path))
  const own = transitions.filter(({ source }) => source === state.id)
  const keys = new Map(states.map(({ id, path }) => [id, path]))
  const isLeaf = children.length === 0
  return (
    <div
      className={isLeaf ? box : `${box} ${wide}`}
      data-leaf={isLeaf ? '' : undefined}
      data-region={isRegion ? '' : undefined}
    >
      <p className={name}>
        {state.isInitial && '● '}
        {state.path.split('.').at(-1) || state.title}
      </p>
      {state.path && <p className={meaning}>{state.title}</p>}
      {[...state.runs, ...state.asks.map((actor) => `invoke ${actor}`)].map((line) => (
        <p key={line} className={runs}>
          {line}
        </p>
      ))}
      {own.length > 0 && (
        <ul className={lines}>
          {own.map(({ id, tone, label: text, when, targets }) => (
            <li key={id}>
              <span className={marks[tone]} aria-hidden="true" />
              <span className={label}>{text}</span> {when}
              {targets.length > 0 && ` → ${targets.map((target) => keys.get(target)).join(', ')}`}
            </li>
          ))}
        </ul>
      )}
      {!isLeaf && (
        <div className={boxes}>
          {children.map((child) => (
            <StateBox
              key={child.id}
              view={{ states, transitions, state: child, isRegion: state.type === 'parallel' }}
            />
          ))}
        </div>
      )}
    </div>
  )
}

const isIn = (path: string, parent: string) => parent === '' || path.startsWith(`${parent}.`)

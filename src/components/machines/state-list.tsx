import type { MouseEvent } from 'react'
import type { MachineChartSend } from '~/machines/tooling/machine-chart/machine-chart.connect'
import type { MachineDetails, StateOfPage } from '~/services/flows/machines/machines.contract'
import { section, stateLink, statePath, states } from './machine.styles'
import type { Numbers } from './numbers'
import { ScreenLink } from './screen-link'
import { Origins } from './sentence-table'
import { StatePath } from './state-path'
import { small } from './tool-frame.styles'
import { toolHref } from './tool-href'
import { Stayed } from './visitors-states'

/** What an address says beside the state. */
type Search = Record<string, string | null>
type StateListProps = {
  view: { details: MachineDetails; selected: string | null; key: string; search: Search; numbers: Numbers | null }
  send: MachineChartSend
}

/** Every state with its screen. */
export function StateList({ view: { details, selected, key, search, numbers }, send }: StateListProps) {
  const nowhere = nowhereSeen(details)
  return (
    <section aria-label="States">
      <h2 className={section}>States</h2>
      {nowhere && <ScreenLink view={{ screen: nowhere, path: '', page: details.screen, key }} />}
      <ul className={states}>
        {details.states.slice(1).map((each) => (
          <li key={each.id}>
            <StateLink
              view={{ state: each, machine: details.id, isSelected: each.id === selected, search }}
              send={send}
            />
            <Origins view={each} />
            {!nowhere && <ScreenLink view={{ ...each, page: details.screen, key }} />}
            {numbers && <Stayed view={{ state: each, numbers }} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of a machine none of whose states can be looked at this is said once. */
function nowhereSeen({ states }: MachineDetails): StateOfPage['screen'] | null {
  const screens = states.slice(1).map(({ screen }) => screen)
  const reasons = new Set(screens.map((screen) => ('reason' in screen ? screen.reason : null)))
  const [reason] = reasons
  return reasons.size === 1 && reason ? { reason } : null
}

type StateLinkProps = {
  view: { state: StateOfPage; machine: string; isSelected: boolean; search: Search }
  send: MachineChartSend
}

/** Without a script the address selects the state. */
function StateLink({ view: { state, machine, isSelected, search }, send }: StateLinkProps) {
  const select = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    send({ type: 'SELECT', id: state.id })
  }
  return (
    <>
      <a
        className={stateLink}
        href={toolHref(`/machines/${machine}`, { ...search, state: state.id })}
        aria-current={isSelected ? 'true' : undefined}
        onClick={select}
      >
        {state.title}
      </a>{' '}
      <code className={statePath}>
        <StatePath path={state.path} />
      </code>{' '}
      {state.type === 'final' && <span className={small}>ends it</span>}
    </>
  )
}

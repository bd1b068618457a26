import type { MouseEvent } from 'react'
import type { MachineChartSend } from '~/machines/tooling/machine-chart/machine-chart.connect'
import type { MachineDetails, StateOfPage } from '~/services/flows/machines/machines.contract'
import { Coverage } from './coverage'
import {
  list,
  origin,
  panel,
  panelLabel,
  panelTitle,
  section,
  side,
  stateLink,
  statePath,
  terms,
} from './machine.styles'
import type { Numbers } from './numbers'
import { ScreenLink } from './screen-link'
import { Origins } from './sentence-table'
import { StatePath } from './state-path'
import { code, pills, small } from './tool-frame.styles'
import { toolHref } from './tool-href'
import { Stayed, WhereTheyWent } from './visitors-states'

/** Where the screen of the selected state is opened; the chart's Enter presses it. */
export const SCREEN = 'screen'

/** What an address says beside the state. */
type Search = Record<string, string | null>
type StateSideProps = {
  view: { details: MachineDetails; selected: string | null; key: string; search: Search; numbers: Numbers | null }
  send: MachineChartSend
}

/** What is selected, every state with its screen, and what the machine stands on. */
export function StateSide({ view: { details, selected, key, search, numbers }, send }: StateSideProps) {
  const state = details.states.find(({ id }) => id === selected)
  const nowhere = nowhereSeen(details)
  return (
    <div className={side}>
      <div role="status">{state && <Selected view={{ state, details, key }} />}</div>
      {numbers && state && <WhereTheyWent view={{ state, details, numbers }} />}
      <Coverage view={details} />
      <section aria-label="Rules and decisions">
        <h2 className={section}>Rules and decisions</h2>
        <ul className={list}>
          {details.rules.map(({ id, text, state: said }) => (
            <li key={id} className={origin}>
              <a className={pills.rule} href={toolHref('/machines/rules', { key, find: id })}>
                {id}
              </a>
              <span>{text}</span>
              <span className={pills[HOLDS[said].look]}>{HOLDS[said].text}</span>
            </li>
          ))}
          {details.decisions.map(({ id, text }) => (
            <li key={id} className={origin}>
              <span className={pills.rule}>{id}</span>
              <span>{text}</span>
              <span className={pills.stands}>stands</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="States">
        <h2 className={section}>States</h2>
        {nowhere && <ScreenLink view={{ screen: nowhere, path: '', page: details.screen, key }} />}
        <ul className={list}>
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
    </div>
  )
}

/** Of a machine none of whose states can be looked at this is said once. */
function nowhereSeen({ states }: MachineDetails): StateOfPage['screen'] | null {
  const screens = states.slice(1).map(({ screen }) => screen)
  const reasons = new Set(screens.map((screen) => ('reason' in screen ? screen.reason : null)))
  const [reason] = reasons
  return reasons.size === 1 && reason ? { reason } : null
}

const HOLDS = {
  passes: { text: 'holds', look: 'holds' },
  fails: { text: 'fails', look: 'fails' },
  notRun: { text: 'tested', look: 'plain' },
  waived: { text: 'waived', look: 'stands' },
  untested: { text: 'untested', look: 'fails' },
} as const

type SelectedProps = { view: { state: StateOfPage; details: MachineDetails; key: string } }

function Selected({ view: { state, details, key } }: SelectedProps) {
  return (
    <div className={panel}>
      <p className={panelLabel}>Selected state</p>
      <p className={panelTitle}>{state.title}</p>
      {state.path && (
        <code className={statePath}>
          <StatePath path={state.path} />
        </code>
      )}
      <dl className={terms}>
        {state.asks.length > 0 && (
          <>
            <dt>Asks</dt>
            <dd className={code}>{state.asks.join(', ')}</dd>
          </>
        )}
        {state.runs.length > 0 && (
          <>
            <dt>Does</dt>
            <dd className={code}>{state.runs.join('; ')}</dd>
          </>
        )}
        <dt>Screen</dt>
        <dd id={SCREEN}>
          <ScreenLink view={{ ...state, page: details.screen, key }} />
        </dd>
        <dt>From</dt>
        <dd>
          <Origins view={state} />
        </dd>
      </dl>
    </div>
  )
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

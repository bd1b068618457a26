import type { MouseEvent } from 'react'
import type { MachineChartSend } from '~/machines/tooling/machine-chart/machine-chart.connect'
import type { MachineDetails, StateOfPage } from '~/services/flows/machines/machines.contract'
import { list, names, panel, panelLabel, panelTitle, section, side, stateLink, terms } from './machine.styles'
import type { Numbers } from './numbers'
import { Origins } from './sentence-table'
import { toolHref } from './tool-frame'
import { code, pills, small } from './tool-frame.styles'
import { Stayed, WhereTheyWent } from './visitors-states'

/** What an address says beside the state. */
type Search = Record<string, string | null>
type StateSideProps = {
  view: { details: MachineDetails; selected: string | null; key: string; search: Search; numbers: Numbers | null }
  send: MachineChartSend
}

/** What is selected, every state with its screen, and what the machine stands on. */
export function StateSide({ view: { details, selected, key, search, numbers }, send }: StateSideProps) {
  const state = details.states.find(({ id }) => id === selected)
  return (
    <div className={side}>
      <div role="status">{state && <Selected view={{ state, details }} />}</div>
      {numbers && state && <WhereTheyWent view={{ state, details, numbers }} />}
      <section aria-label="States">
        <h2 className={section}>States</h2>
        <ul className={list}>
          {details.states.slice(1).map((each) => (
            <li key={each.id}>
              <StateLink
                view={{ state: each, machine: details.id, isSelected: each.id === selected, search }}
                send={send}
              />
              <br />
              {each.title} <Origins view={each} />
              {numbers && <Stayed view={{ state: each, numbers }} />}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Rules and decisions">
        <h2 className={section}>Rules and decisions</h2>
        <p className={names}>
          {details.rules.map((rule) => (
            <a key={rule} className={pills.rule} href={toolHref('/machines/rules', { key, find: rule })}>
              {rule}
            </a>
          ))}
          {details.decisions.map((decision) => (
            <span key={decision} className={pills.stands}>
              {decision} stands
            </span>
          ))}
        </p>
      </section>
    </div>
  )
}

function Selected({ view: { state, details } }: { view: { state: StateOfPage; details: MachineDetails } }) {
  return (
    <div className={panel}>
      <p className={panelLabel}>Selected state</p>
      <p className={panelTitle}>{state.path || details.title}</p>
      <p>{state.title}.</p>
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
        <dd>
          <a href={details.screen}>{details.route}</a>
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
        {state.path}
      </a>{' '}
      {state.type === 'final' && <span className={small}>ends it</span>}
    </>
  )
}

import type { MachineDetails, StateOfPage } from '~/services/flows/machines/machines.contract'
import { Coverage } from './coverage'
import { list, origin, panel, panelLabel, panelTitle, section, side, statePath, terms } from './machine.styles'
import type { Numbers } from './numbers'
import { ScreenLink } from './screen-link'
import { Origins } from './sentence-table'
import { StatePath } from './state-path'
import { code, pills } from './tool-frame.styles'
import { toolHref } from './tool-href'
import { WhereTheyWent } from './visitors-states'

/** Where the screen of the selected state is opened; the chart's Enter presses it. */
export const SCREEN = 'screen'

type StateSideProps = {
  view: { details: MachineDetails; selected: string | null; key: string; numbers: Numbers | null }
}

/** What is selected, and what the machine stands on. */
export function StateSide({ view: { details, selected, key, numbers } }: StateSideProps) {
  const state = details.states.find(({ id }) => id === selected)
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
    </div>
  )
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

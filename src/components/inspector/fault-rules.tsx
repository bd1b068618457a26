import type { FaultPanelSend, FaultPanelView } from '~/machines/tooling/fault-panel/fault-panel.connect'
import { OUTCOMES } from '~/machines/tooling/fault-panel/fault-panel.rules'
import { FaultFigures } from './fault-figures'

type Shop = NonNullable<FaultPanelView['shop']>
type RulesProps = { view: Pick<Shop, 'rules' | 'canClear'> & Pick<FaultPanelView, 'form'>; send: FaultPanelSend }

/** How the embedded upstreams fail now, and a form for one way more. */
export function FaultRules({ view: { rules, canClear, form }, send }: RulesProps) {
  return (
    <div className="ins-part ins-stack">
      <h2>
        Faults of upstreams <small>{rules.length === 0 ? 'none' : `${rules.length} set`}</small>
      </h2>
      <ul className="ins-rules" aria-label="Faults that are set">
        {rules.map(({ id, upstream, operation, text, tone, times }) => (
          <li key={id}>
            <code className="ins-what">
              {upstream} {operation === '*' ? 'all' : operation}
            </code>
            <span className="ins-tag" data-tone={tone}>
              {times === null ? text : `${text}, ${times}×`}
            </span>
            <button
              type="button"
              data-hold={id}
              aria-label={`Remove ${text} of ${upstream} ${operation}`}
              onClick={() => send({ type: 'REMOVE', id })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <FaultForm view={{ form, canClear }} send={send} />
    </div>
  )
}

type FormProps = { view: Pick<FaultPanelView, 'form'> & { canClear: boolean }; send: FaultPanelSend }

function FaultForm({ view: { form, canClear }, send }: FormProps) {
  const { upstream, upstreams, operation, lately, others, outcome } = form
  return (
    <form
      className="ins-form"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'SET' })
      }}
    >
      <div className="ins-pair">
        <label>
          Upstream
          <select
            value={upstream}
            onChange={({ target }) => send({ type: 'FIELD', name: 'upstream', value: target.value })}
          >
            {upstreams.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <label>
          Answers
          <select
            value={outcome}
            onChange={({ target }) => send({ type: 'FIELD', name: 'outcome', value: target.value })}
          >
            {OUTCOMES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </div>
      <label>
        What is asked of it
        <select
          value={operation}
          onChange={({ target }) => send({ type: 'FIELD', name: 'operation', value: target.value })}
        >
          <option value="*">everything</option>
          <Operations view={{ label: 'Asked lately', operations: lately }} />
          <Operations view={{ label: 'What there is', operations: others }} />
        </select>
      </label>
      <FaultFigures view={form} send={send} />
      <div className="ins-row">
        <button type="submit" className="solid">
          Set
        </button>
        <button type="button" data-hold="" disabled={!canClear} onClick={() => send({ type: 'CLEAR' })}>
          Clear all
        </button>
        <button type="button" data-hold="" onClick={() => send({ type: 'REFRESH' })}>
          Look again
        </button>
      </div>
    </form>
  )
}

function Operations({ view: { label, operations } }: { view: { label: string; operations: string[] } }) {
  if (operations.length === 0) return null
  return (
    <optgroup label={label}>
      {operations.map((operation) => (
        <option key={operation}>{operation}</option>
      ))}
    </optgroup>
  )
}

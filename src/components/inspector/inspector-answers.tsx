import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'

type AnswersProps = { view: Pick<InspectorView, 'answers' | 'isUnread'>; send: InspectorSend }

/** What the machine that is looked at asks, and how the page answers it. */
export function InspectorAnswers({ view: { answers, isUnread }, send }: AnswersProps) {
  const changed = answers.filter(({ tone }) => tone !== null).length
  return (
    <div className="ins-part" data-part="faults">
      <h2>
        Answers from upstream <small>{changed} changed</small>
      </h2>
      {answers.length === 0 && (
        <p className="ins-note">{isUnread ? 'What it asks could not be read.' : 'This machine asks nobody.'}</p>
      )}
      {answers.map(({ name, phrase, known, modelled, chosen, tone }) => (
        <label key={name} className="ins-flag" title={phrase}>
          <code className="ins-what">{name}</code>
          <select
            aria-label={name}
            value={chosen}
            data-tone={tone ?? undefined}
            onChange={({ target }) => send({ type: 'ANSWER_AS', actor: name, as: target.value })}
          >
            {known.map((each) => (
              <option key={each}>{each}</option>
            ))}
            <optgroup label="By its model">
              {modelled.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </optgroup>
          </select>
        </label>
      ))}
    </div>
  )
}

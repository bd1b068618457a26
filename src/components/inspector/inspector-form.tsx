import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'
import { InspectorField } from './inspector-field'

type FormProps = { view: Pick<InspectorView, 'form' | 'actor' | 'isUnread'>; send: InspectorSend }

/** An event for the machine that is looked at, with the fields that its schema asks for. */
export function InspectorForm({ view: { form, actor, isUnread }, send }: FormProps) {
  const { type, types, phrase, fields, refusal } = form
  return (
    <form
      className="ins-part ins-form"
      data-part="send"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'SEND' })
      }}
    >
      <h2>Send an event</h2>
      <label>
        Event of {actor?.machine}
        <select value={type} onChange={({ target }) => send({ type: 'PICK_EVENT', event: target.value })}>
          {types.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <small>{phrase && `Somebody ${phrase}.`}</small>
      {fields.map((field) => (
        <InspectorField key={field.name} view={field} send={send} />
      ))}
      <div className="ins-row">
        <button type="submit" className="solid" disabled={types.length === 0}>
          Send
        </button>
        <span role="status" data-tone={refusal === null ? undefined : 'error'}>
          {isUnread ? 'its events could not be read' : chancesOf(form)}
        </span>
      </div>
    </form>
  )
}

const CHANCES = {
  taken: 'may be taken now',
  refused: 'nothing would take it as it is now',
  open: 'may be taken, depending on its values',
  none: 'leads nowhere now',
} as const

function chancesOf({ types, refusal, fields, chance }: InspectorView['form']) {
  if (types.length === 0) return ''
  if (refusal === null) return CHANCES[chance]
  return fields.some((field) => field.refusal) ? 'not sent' : refusal
}

import type { InspectorSend, InspectorView } from '~/machines/tooling/inspector/inspector.connect'

type FieldProps = { view: InspectorView['form']['fields'][number]; send: InspectorSend }

const KINDS = {
  text: 'text',
  number: 'number',
  json: 'JSON',
  choice: 'one of',
  variant: '',
  count: 'how many',
} as const

/** One field of an event: its name is the way to it, 'lines.0.quantity'. */
export function InspectorField({ view, send }: FieldProps) {
  const { name, isNeeded, depth, kind, control, refusal } = view
  const words = [name, KINDS[kind], isNeeded ? '' : 'may be empty'].filter((word) => word !== '')
  return (
    <div className="ins-field" style={{ marginLeft: depth * 12 }}>
      <label htmlFor={control}>{words.join(', ')}</label>
      <Control view={view} change={(value) => send({ type: 'FIELD', name, value })} />
      {refusal && (
        <span id={`${control}-refusal`} className="ins-note" data-tone="error">
          {refusal}
        </span>
      )}
    </div>
  )
}

type ControlProps = { view: FieldProps['view']; change: (value: string) => void }

function Control({ view, change }: ControlProps) {
  const { kind, choices, value, control, refusal } = view
  const marks = {
    id: control,
    'aria-invalid': refusal !== null || undefined,
    'aria-describedby': refusal === null ? undefined : `${control}-refusal`,
  }
  if (kind === 'choice' || kind === 'variant')
    return (
      <select {...marks} value={value} onChange={({ target }) => change(target.value)}>
        {kind === 'choice' && <option value="">–</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  if (kind === 'count')
    return (
      <input {...marks} type="number" min={0} max={20} value={value} onChange={({ target }) => change(target.value)} />
    )
  return <input {...marks} value={value} onChange={({ target }) => change(target.value)} autoComplete="off" />
}

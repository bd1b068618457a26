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
  const { name, isNeeded, depth, kind } = view
  const words = [name, KINDS[kind], isNeeded ? '' : 'may be empty'].filter((word) => word !== '')
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is one of those below
    <label className="ins-field" style={{ marginLeft: depth * 12 }}>
      {words.join(', ')}
      <Control view={view} change={(value) => send({ type: 'FIELD', name, value })} />
    </label>
  )
}

type ControlProps = { view: FieldProps['view']; change: (value: string) => void }

function Control({ view: { kind, choices, value }, change }: ControlProps) {
  if (kind === 'choice' || kind === 'variant')
    return (
      <select value={value} onChange={({ target }) => change(target.value)}>
        {kind === 'choice' && <option value="">–</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  if (kind === 'count')
    return <input type="number" min={0} max={20} value={value} onChange={({ target }) => change(target.value)} />
  return <input value={value} onChange={({ target }) => change(target.value)} autoComplete="off" />
}

import { registry } from '../reading/registry'
import type { MachineReading } from '../tooling/inspector/inspector.rules'
import { formOf } from './event-form'
import { actorsOf } from './machine-answers'

/** Pictures of the charts, as they are committed: none has to be laid out in a browser. */
const pictures = import.meta.glob<string>('/docs/machines/*.svg', { query: '?raw', import: 'default' })

const begun = new Set<string>()
let last = Promise.resolve()

/**
 * Fetches what people read of them, one after the other, so that it is there without a network, too. What does not come is
 * asked for again when somebody looks at it, who is told then.
 */
export function readAhead(machines: readonly string[]) {
  for (const machine of machines) {
    if (begun.has(machine)) continue
    begun.add(machine)
    last = last
      .then(() => readMachine(machine))
      .then(
        () => undefined,
        () => undefined,
      )
  }
}

/** What people read of a machine, from its notes. */
export async function readMachine(machine: string): Promise<MachineReading> {
  const registered = registry.find(({ id }) => id === machine)
  const [notes, model] = await Promise.all([registered?.notes(), registered?.model()])
  if (!notes) throw new Error(`${machine} has no notes`)
  const events = Object.entries(notes.schemas.events).map(
    ([type, schema]) => [type, { phrase: String(Object(notes.events)[type] ?? ''), form: formOf(schema) }] as const,
  )
  return {
    machine,
    title: notes.title,
    sentence: notes.sentence,
    picture: (await pictures[`/docs/machines/${machine}.svg`]?.()) ?? null,
    events: Object.fromEntries(events),
    actors: model ? actorsOf(model, notes) : [],
  }
}

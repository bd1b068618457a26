import { z } from 'zod'
import { registry } from '../reading/registry'
import type { MachineReading } from '../tooling/inspector/inspector.rules'
import { actorsOf } from './machine-answers'

/** Pictures of the charts, as they are committed: none has to be laid out in a browser. */
const pictures = import.meta.glob<string>('/docs/machines/*.svg', { query: '?raw', import: 'default' })

/** What people read of a machine, from its notes. */
export async function readMachine(machine: string): Promise<MachineReading> {
  const registered = registry.find(({ id }) => id === machine)
  const [notes, model] = await Promise.all([registered?.notes(), registered?.model()])
  if (!notes) throw new Error(`${machine} has no notes`)
  const events = Object.entries(notes.schemas.events).map(
    ([type, schema]) => [type, { phrase: String(Object(notes.events)[type] ?? ''), fields: fieldsOf(schema) }] as const,
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

type Field = MachineReading['events'][string]['fields'][number]
type Shape = { properties?: Record<string, Part>; required?: string[] }
type Part = { type?: string; enum?: unknown[]; const?: unknown; anyOf?: Part[] }

/** A form for what an event carries beside its type. */
function fieldsOf(schema: z.ZodType): Field[] {
  const { properties = {}, required = [] }: Shape = Object(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  )
  return Object.entries(properties)
    .filter(([name]) => name !== 'type')
    .map(([name, part]) => ({ name, ...kindOf(part), isNeeded: required.includes(name) }))
}

function kindOf(part: Part): Pick<Field, 'kind' | 'choices'> {
  if (part.enum?.every((choice) => typeof choice === 'string')) return { kind: 'text', choices: part.enum.map(String) }
  if (part.type === 'boolean') return { kind: 'boolean', choices: ['true', 'false'] }
  if (part.type === 'integer' || part.type === 'number') return { kind: 'number', choices: null }
  return { kind: part.type === 'string' ? 'text' : 'json', choices: null }
}

import type { AnyStateMachine } from 'xstate'

/** Logic that a chart writes in place instead of naming it: pictures, notes and coverage cannot speak of that. */
export const inlineParts = (machine: AnyStateMachine): string[] => inState(machine.id, machine.config)

function inState(path: string, config: unknown): string[] {
  const states = entries(field(config, 'states')).flatMap(([key, child]) => inState(`${path}.${key}`, child))
  const transitions = [
    ...['on', 'after'].flatMap((kind) => entries(field(config, kind))),
    ...['always', 'onDone'].map((kind) => [kind, field(config, kind)] as const),
    ...invokes(config).flatMap((invoke) =>
      ['onDone', 'onError', 'onSnapshot'].map((end) => [end, field(invoke, end)] as const),
    ),
  ]
  return [
    ...['entry', 'exit'].flatMap((kind) => unnamed(`${path} ${kind}`, field(config, kind))),
    ...transitions.flatMap(([key, transition]) =>
      many(transition).flatMap((one) => inTransition(`${path} ${key}`, one)),
    ),
    ...entries(field(config, 'after'))
      .filter(([delay]) => /^\d+$/.test(delay))
      .map(([delay]) => `${path} after ${delay}`),
    ...invokes(config).flatMap((invoke) => unnamed(`${path} invoke`, field(invoke, 'src'))),
    ...states,
  ]
}

const inTransition = (path: string, transition: unknown) => [
  ...unnamed(`${path} guard`, field(transition, 'guard')),
  ...unnamed(`${path} actions`, field(transition, 'actions')),
]

const unnamed = (path: string, references: unknown) =>
  many(references)
    .filter(
      (reference) =>
        typeof reference !== 'string' &&
        !(typeof reference === 'object' && typeof field(reference, 'type') === 'string'),
    )
    .map(() => path)

const invokes = (config: unknown) => many(field(config, 'invoke'))
const many = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
const field = (value: unknown, key: string): unknown => entries(value).find(([name]) => name === key)?.[1]

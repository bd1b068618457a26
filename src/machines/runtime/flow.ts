import type { AnyStateMachine, EventFrom, InputFrom } from 'xstate'
import type { FirstSnapshot } from './reading'

/**
 * What a native control already shows of an event that still waits for the machine: that part of the context. Without
 * it React puts a radio or a field back to what the first snapshot says, under the visitor's finger.
 */
type Echo = { of(context: object, event: { type: string }): object }

/** A machine as pages know it: by name, its code elsewhere. */
export type Flow<M extends AnyStateMachine> = {
  id: string
  load: () => Promise<M>
  /** app-wide flows live outside pages and have a systemId */
  isAppWide: boolean
  /** listens in the browser until the machine runs, for events that come from no control (a scroll); answers how to stop */
  wake: ((send: (event: EventFrom<M>) => void, input: InputFrom<M>) => () => void) | null
  /** for events to the flow itself, and to its children by their ids */
  echo: { own?: Echo; children?: Record<string, Echo> }
}

/** A flow that may be shown at once: what it starts with, and how it looks at rest. Plain JSON, dehydrated with the page. */
export type Started<M extends AnyStateMachine> = { input: InputFrom<M>; first: FirstSnapshot<M> }

/** The types of a flow by the flow itself: a page names flows, and no live machine. */
export type MachineOf<F> = F extends Flow<infer M> ? M : never
export type StartedOf<F> = Started<MachineOf<F>>
export type FlowInput<F> = InputFrom<MachineOf<F>>

type Definition<M extends AnyStateMachine> = Pick<Flow<M>, 'id' | 'load'> & Partial<Flow<M>>

export function defineFlow<M extends AnyStateMachine>({ load, ...flow }: Definition<M>): Flow<M> {
  let loading: Promise<M> | null = null
  return {
    isAppWide: false,
    wake: null,
    echo: {},
    ...flow,
    load: () => {
      loading ??= load().catch((error: unknown) => {
        // the next intent tries again
        loading = null
        throw error
      })
      return loading
    },
  }
}

/**
 * For route loaders. On the server the first snapshot is computed and sent along; after a click in the browser the chunk
 * is fetched.
 */
export async function startFlow<M extends AnyStateMachine>(flow: Flow<M>, input: InputFrom<M>): Promise<Started<M>> {
  const [machine, { firstSnapshotOf }] = await Promise.all([flow.load(), import('./first-snapshot')])
  return { input, first: firstSnapshotOf(machine, input) }
}

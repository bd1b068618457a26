import type { AnyStateMachine, ContextFrom, SnapshotFrom, StateValue } from 'xstate'

type Children<M extends AnyStateMachine> = SnapshotFrom<M>['children']
type Child<Ref> = NonNullable<Ref> extends { getSnapshot(): infer Snapshot } ? { getSnapshot(): Snapshot } : never

/** What a connect may read: a running machine's snapshot and a first snapshot alike. */
export type Reading<M extends AnyStateMachine> = Pick<
  SnapshotFrom<M>,
  'value' | 'context' | 'status' | 'matches' | 'hasTag' | 'can'
> & { children: { [Id in keyof Children<M>]?: Child<Children<M>[Id]> } }

/**
 * A machine's first snapshot as plain JSON, made where its code is (mostly the server) and shown until that code arrives.
 * `can`: events that it takes, asked without payload; a guard that needs the payload counts as a yes.
 */
export type FirstSnapshot<M extends AnyStateMachine = AnyStateMachine> = {
  value: SnapshotFrom<M>['value']
  context: ContextFrom<M>
  status: 'active' | 'done'
  tags: string[]
  can: string[]
  children: Record<string, FirstSnapshot>
}

/** A state value as one text: 'open.column'; regions side by side: 'mode.sticky scroll.top'. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .flatMap(([key, inner]) =>
      inner === undefined
        ? []
        : stateText(inner)
            .split(' ')
            .map((text) => (text ? `${key}.${text}` : key)),
    )
    .join(' ')
}

/** What every connect adds, for data-machine and data-state on its component's root element. */
export const marks = (machine: string, snapshot: { value: StateValue }) => ({
  machine,
  state: stateText(snapshot.value),
})

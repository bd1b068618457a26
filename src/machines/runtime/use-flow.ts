import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { AnyStateMachine } from 'xstate'
import type { Flow, Started } from './flow'
import { createFlowStore, type FlowStore, type FlowView, type StartAt } from './flow-store'

type Kept<M extends AnyStateMachine> = { started: Started<M>; store: FlowStore<M> }

/**
 * A page's flow: [what connects read, send, warm, store]. It starts anew when the loader brings another input, and ends
 * with the page.
 */
export function useFlow<M extends AnyStateMachine>(
  flow: Flow<M>,
  started: Started<M>,
  options: { start?: StartAt } = {},
) {
  const store = useFlowStore(flow, started, options)
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.atRest)
  return [snapshot, store.send, store.warm, store] as const
}

/** A flow whose changes its owner does not draw: islands read the store with `useStore`. */
export function useFlowStore<M extends AnyStateMachine>(
  flow: Flow<M>,
  started: Started<M>,
  options: { start?: StartAt } = {},
): FlowStore<M> {
  const kept = useRef<Kept<M> | null>(null)
  // a revalidated loader gives new objects with the same input: that flow goes on
  if (!kept.current || !hasSameInput(kept.current.started, started))
    kept.current = { started, store: createFlowStore(flow, started, options.start) }
  const { store } = kept.current
  useEffect(() => store.attach(), [store])
  return store
}

const hasSameInput = <M extends AnyStateMachine>(a: Started<M>, b: Started<M>) =>
  a === b || JSON.stringify(a.input) === JSON.stringify(b.input)

/** What `select` (a connect) makes of a store, and nothing new while that stays equal. `select` must not change. */
export function useStore<Snapshot, View>(store: FlowView<Snapshot, never>, select: (snapshot: Snapshot) => View): View {
  const read = useMemo(() => remembered(select), [select])
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.getSnapshot()),
    () => read(store.atRest()),
  )
}

/** A function of snapshots that answers the very same view as long as its content is the same. */
export function remembered<Snapshot, View>(select: (snapshot: Snapshot) => View): (snapshot: Snapshot) => View {
  let last: { snapshot: Snapshot; view: View; text: string } | null = null
  return (snapshot) => {
    if (last?.snapshot === snapshot) return last.view
    const view = select(snapshot)
    const text = JSON.stringify(view)
    last = last?.text === text ? { ...last, snapshot } : { snapshot, view, text }
    return last.view
  }
}

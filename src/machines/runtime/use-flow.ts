import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { AnyStateMachine } from 'xstate'
import { untilLive } from '~/services/browser/live'
import type { Flow, Started } from './flow'
import { createFlowStore, type FlowOptions, type FlowStore, type StartAt } from './flow-store'

type Kept<M extends AnyStateMachine> = { started: Started<M>; store: FlowStore<M> }

/**
 * A page's flow: [what connects read, send]. It starts anew when the loader brings another input, and ends
 * with the page.
 */
export function useFlow<M extends AnyStateMachine>(flow: Flow<M>, started: Started<M>, options: FlowOptions = {}) {
  const store = useFlowStore(flow, started, options)
  const snapshot = useSelector(store, itself)
  return [snapshot, store.send] as const
}

/** A flow whose changes its owner does not draw: islands read it with `useSelector(store, connect, isEqual)`. */
export function useFlowStore<M extends AnyStateMachine>(
  flow: Flow<M>,
  started: Started<M>,
  options: FlowOptions = {},
): FlowStore<M> {
  const kept = useRef<Kept<M> | null>(null)
  // a revalidated loader gives new objects with the same input: that flow goes on
  if (!kept.current || !hasSameInput(kept.current.started, started))
    kept.current = { started, store: createFlowStore(flow, started, options) }
  const { store } = kept.current
  useEffect(() => attachOnceLive(store, options.start), [store, options.start])
  return store
}

/**
 * Nothing of a flow moves before the whole document is hydrated: until then its snapshot is the first one, which the
 * server has drawn, and which is what `useSelector` compares with (docs/decisions/0022-xstate-react.md).
 */
function attachOnceLive<M extends AnyStateMachine>(store: FlowStore<M>, start?: StartAt) {
  let isLeft = false
  let detach = () => {}
  if (start === 'mount') store.warm()
  untilLive.then(() => {
    if (!isLeft) detach = store.attach()
  })
  return () => {
    isLeft = true
    detach()
  }
}

const itself = <Snapshot>(snapshot: Snapshot) => snapshot

const hasSameInput = <M extends AnyStateMachine>(a: Started<M>, b: Started<M>) =>
  a === b || JSON.stringify(a.input) === JSON.stringify(b.input)

import type { AnyStateMachine, EventFrom } from 'xstate'
import type { FlowStore } from './flow-store'

/** What one flow may do with an app-wide one, as with any actor: read it, send to it and listen to what it emits. */
type AppWide<M extends AnyStateMachine> = Pick<FlowStore<M>, 'getSnapshot' | 'subscribe' | 'on'> & {
  send: (event: EventFrom<M>) => void
}

const stores = new Map<string, unknown>()

/** Called once per browser by the root of the page; a server has no app-wide flows, for it has many visitors. */
export function registerAppWide<M extends AnyStateMachine>(id: string, store: AppWide<M>): () => void {
  stores.set(id, store)
  return () => {
    if (stores.get(id) === store) stores.delete(id)
  }
}

/** The app-wide flow of a name, for actors. `M` is the machine of that name: names are unique in the registry. */
export function appWide<M extends AnyStateMachine>(id: string): AppWide<M> {
  const store = stores.get(id)
  if (!store) throw new Error(`the flow "${id}" is not running`)
  // registered under the name of its machine
  return store as AppWide<M>
}

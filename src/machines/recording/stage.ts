import type { AnyActorRef } from 'xstate'
import { followed, type Persisted, persistedFrom } from '../proving/way'
import { childrenOf, isMachine, logicOf } from '../proving/xstate-internals'
import { registry } from '../reading/registry'
import type { Way } from './messages.contract'

/** An actor below a flow, by the ids on the way down; none: the flow itself. */
export function actorWithin(flow: AnyActorRef, within: readonly string[]): AnyActorRef {
  const [id, ...deeper] = within
  if (id === undefined) return flow
  const [, child] = childrenOf(flow.getSnapshot()).find(([each]) => each === id) ?? []
  if (!child) throw new Error(`${flow.id} has no ${id} now`)
  return actorWithin(child, deeper)
}

/** What an actor is started anew from to be at the end of a way of its model, and whom of those below it the model ends. */
export async function madeReady(actor: AnyActorRef, way: Way, keeps: readonly string[]) {
  const logic = logicOf(actor)
  const model = isMachine(logic) ? await registry.find(({ id }) => id === logic.id)?.model() : null
  if (!model) throw new Error(`${actor.id} has no model`)
  const { context } = actor.getSnapshot()
  const own = Object.fromEntries(keeps.map((name) => [name, context[name]]))
  return { persisted: persistedFrom(model, followed(model, way, own)), modelled: Object.keys(model.outcomes) }
}

/** A flow as it is, but for one of the actors below it. */
export function placed(flow: AnyActorRef, within: readonly string[], inner: Persisted): Persisted {
  // xstate types a persisted snapshot as something unknown
  return within.length === 0 ? inner : replaced(flow.getPersistedSnapshot() as unknown as Persisted, within, inner)
}

function replaced(outer: Persisted, [id = '', ...deeper]: readonly string[], inner: Persisted): Persisted {
  const child = outer.children[id]
  // a machine's child is persisted as the machine is
  const below = deeper.length === 0 ? inner : replaced(child?.snapshot as Persisted, deeper, inner)
  return { ...outer, children: { ...outer.children, [id]: { ...child, snapshot: below } } }
}

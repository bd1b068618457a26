import { type Actor, type ActorOptions, type AnyActor, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import { inspection, type Seat } from './inspection'

/** One that an inspector has made is not: whoever looks into flows is none of those who are counted. */
function observed(machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>): AnyActor {
  // what an actor takes at its start, it takes while it is made
  if (inspection.observe) return createActor(machine, { ...options, inspect: (event) => inspection.observe?.(event) })
  const actor = createActor(machine, options)
  const forget = () => void inspection.unobserved.delete(actor)
  inspection.unobserved.add(actor)
  actor.subscribe({ complete: forget, error: forget })
  return actor
}

type Run<M extends AnyStateMachine> = { id: string; machine: M; input: InputFrom<M>; isAppWide: boolean; seat: Seat }

/** A flow's actor, not yet started. Loaded with the first machine: xstate comes with it. */
export function actorOf<M extends AnyStateMachine>({ id, machine, input, isAppWide, seat }: Run<M>): Actor<M> {
  const create = inspection.create ?? observed
  const actor = create(machine, { id, input, systemId: isAppWide ? id : undefined }, seat)
  // xstate types createActor's options by the machine's own input, which a generic machine hides
  return actor as Actor<M>
}

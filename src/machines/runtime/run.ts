import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate'
import { inspection, type Seat } from './inspection'

type Run<M extends AnyStateMachine> = { id: string; machine: M; input: InputFrom<M>; isAppWide: boolean; seat: Seat }

/** A flow's actor, not yet started. Loaded with the first machine: xstate comes with it. */
export function actorOf<M extends AnyStateMachine>({ id, machine, input, isAppWide, seat }: Run<M>): Actor<M> {
  const create = inspection.create ?? createActor<AnyStateMachine>
  const actor = create(machine, { id, input, systemId: isAppWide ? id : undefined }, seat)
  // xstate types createActor's options by the machine's own input, which a generic machine hides
  return actor as Actor<M>
}

import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate'

type Run<M extends AnyStateMachine> = { id: string; machine: M; input: InputFrom<M>; isAppWide: boolean }

/** A flow's actor, not yet started. Loaded with the first machine: xstate comes with it. */
export function actorOf<M extends AnyStateMachine>({ id, machine, input, isAppWide }: Run<M>): Actor<M> {
  const actor = createActor<AnyStateMachine>(machine, { id, input, systemId: isAppWide ? id : undefined })
  // xstate types createActor's options by the machine's own input, which a generic machine hides
  return actor as Actor<M>
}

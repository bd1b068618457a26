import {
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  type MachineContext,
  type NonReducibleUnknown,
  type ParameterizedObject,
} from 'xstate'

/*
 * What charts share, so that each reads the same (docs/guides/add-a-flow.md). Pure: an actor that a chart only names
 * rejects until its *.actors.ts provides it.
 */

const missing = (name: string) => new Error(`the actor "${name}" is provided by no *.actors.ts`)

/** An actor that answers once: `getOrder: unprovided<Result<Order, OrderError>, { orderId: string }>('getOrder')`. */
export const unprovided = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(missing(name)))

/** An actor that listens for as long as its state lasts: other tabs, the network, the viewport. */
export const unprovidedListener = <
  Received extends EventObject = EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw missing(name)
  })

/** Params of a guard or an action: what the invoked actor has answered. */
export const output = <Output>({ event }: { event: { output: Output } }): Output => event.output

/** An outcome that is a value and no refusal. */
export const isOk = (_: unknown, outcome: { ok: boolean }): boolean => outcome.ok

/** The key of one intent: the same key makes a second try the same request (security.md E). The browser provides it. */
export const newKey = unprovided<string>('newKey')

/**
 * The one way in which a child that lives on tells its parent. A child that ends says it with its `output`. Nothing is
 * told where there is no parent: the same chart may stand alone.
 */
export const tellParent = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends TellParams = undefined,
>(
  told: (context: Context, params: Params) => EventObject,
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ enqueue, context, self }, params) => {
      if (self._parent) enqueue.sendTo(self._parent, told(context, params))
    },
  )

type TellParams = ParameterizedObject['params'] | undefined

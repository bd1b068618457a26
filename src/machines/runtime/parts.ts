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

/** A boolean answer that is yes; a chart refers to it by what it means: `isAdded: isTrue`. */
export const isTrue = (_: unknown, answer: boolean): boolean => answer

type Outcome = { ok: true } | { ok: false; error: { kind: string } }

/** A guard: the outcome is a refusal of that kind. */
export const isRefusedAs = (kind: string) => (_: unknown, outcome: Outcome) =>
  !outcome.ok && outcome.error.kind === kind

/** Guards of an answer about an account: its session has ended, or belongs to another person by now. */
export const accountGuards = {
  isSignedOut: isRefusedAs('unauthorised'),
  isOtherPerson: isRefusedAs('otherPerson'),
}

/** And what follows: nothing of the account is shown any more, and the page is left or loaded anew. */
export const leavingAccount = [
  { guard: { type: 'isSignedOut', params: output }, target: 'left', actions: 'goToSignIn' },
  { guard: { type: 'isOtherPerson', params: output }, target: 'left', actions: 'startAnew' },
] as const

/** The key of one intent: the same key makes a second try the same request (security.md E). The browser provides it. */
export const newKey = unprovided<string>('newKey')

/** The state that asks for it: `keepKey` keeps it. */
export const keyingState = <const Next extends string, const Failure>(next: Next, failure: Failure) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'newKey',
      src: 'newKey',
      onDone: { target: next, actions: { type: 'keepKey', params: output<string> } },
      onError: failure,
    },
    after: { patience: failure },
  }) as const

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

import { assign, fromPromise, sendParent, setup } from 'xstate'
import type { Result } from '~/services/domain/result'
import type { SignInRefusal } from '~/services/flows/identity/sign-in.contract'
import type { Credentials } from '../identity-form/identity-form.setup'

/** `returnTo`: a path of this site, checked where the page is made. */
export type EnteringInput = Credentials & { returnTo: string }
export type SignInAnswer = Result<null, SignInRefusal>
type Context = EnteringInput & { refusal: SignInRefusal | null }

const unprovided = (name: string) => () => Promise.reject<never>(new Error(`${name} is provided by entering.actors.ts`))

/** The form around it hears as soon as the password is no longer needed. */
export const enteringFor = (entering: typeof enteringMachine) =>
  entering.provide({ actions: { tellForm: sendParent({ type: 'SIGNED_IN' }) } })

/**
 * Through the door: the identity provider says who it is, our server keeps the session, and the visitor goes on where
 * they came from. It ends with the refusal, or signed in with a browser that did not go on by itself.
 */
export const enteringMachine = setup({
  types: {
    input: {} as EnteringInput,
    context: {} as Context,
    output: {} as SignInAnswer,
    tags: {} as 'busy',
  },
  actors: {
    signIn: fromPromise<SignInAnswer, Credentials>(unprovided('signIn')),
    openPage: fromPromise<void, { href: string }>(unprovided('openPage')),
  },
  guards: { isOk: (_, answer: SignInAnswer) => answer.ok },
  actions: {
    keepRefusal: assign((_, refusal: SignInRefusal | null) => ({ refusal })),
    forgetPassword: assign({ password: '' }),
    tellSession: () => {},
    /** provided by the form around it */
    tellForm: () => {},
  },
  delays: { patience: 20_000, departure: 8000 },
}).createMachine({
  id: 'entering',
  context: ({ input }) => ({ ...input, refusal: null }),
  output: ({ context: { refusal } }) => (refusal ? { ok: false, error: refusal } : { ok: true, value: null }),
  initial: 'signingIn',
  states: {
    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { config, email, password } }) => ({ config, email, password }),
        onDone: [
          { guard: { type: 'isOk', params: ({ event }) => event.output }, target: 'leaving' },
          {
            target: 'refused',
            actions: {
              type: 'keepRefusal',
              params: ({ event: { output } }) => (output.ok ? null : output.error),
            },
          },
        ],
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: { kind: 'unreachable' } } },
      },
      after: { patience: { target: 'refused', actions: { type: 'keepRefusal', params: { kind: 'unreachable' } } } },
    },
    refused: { type: 'final', entry: 'forgetPassword' },
    leaving: {
      tags: 'busy',
      entry: ['forgetPassword', 'tellSession', 'tellForm'],
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.returnTo }),
        onDone: 'going',
        onError: 'stayed',
      },
      after: { departure: 'stayed' },
    },
    going: { tags: 'busy', after: { departure: 'stayed' } },
    stayed: { type: 'final' },
  },
  options: { maxIterations: 1000 },
})

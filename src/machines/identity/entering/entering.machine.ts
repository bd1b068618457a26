import { assign, setup } from 'xstate'
import { isOk, output, tellParent, unprovided } from '~/machines/runtime/parts'
import type { Result } from '~/services/domain/result'
import type { Credentials, SignInRefusal } from '~/services/flows/identity/identity.contract'

/** `returnTo`: a path of this site, checked where the page is made. */
type EnteringInput = Credentials & { returnTo: string }
export type SignInAnswer = Result<null, SignInRefusal>
type Context = EnteringInput & { refusal: SignInRefusal | null }

/**
 * The session begins: the identity provider says who it is, our server keeps the session, and the visitor goes on where
 * they came from. It ends with the refusal, or signed in with a browser that did not go on by itself; its parent form
 * is notified as soon as the password is no longer needed.
 */
export const enteringMachine = setup({
  types: {
    input: {} as EnteringInput,
    context: {} as Context,
    output: {} as SignInAnswer,
    tags: {} as 'busy',
  },
  actors: {
    signIn: unprovided<SignInAnswer, Credentials>('signIn'),
    openPage: unprovided<void, { href: string }>('openPage'),
  },
  guards: { isOk },
  actions: {
    keepRefusal: assign((_, answer: SignInAnswer) => ({ refusal: answer.ok ? null : answer.error })),
    noteRefusal: assign(({ context }) => ({ refusal: context.refusal ?? { kind: 'unreachable' } })),
    forgetPassword: assign({ password: '' }),
    tellSession: () => {},
    tellSignedIn: tellParent(() => ({ type: 'SIGNED_IN' })),
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
          { guard: { type: 'isOk', params: output }, target: 'leaving' },
          { target: 'failing', actions: { type: 'keepRefusal', params: output } },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: ['noteRefusal', 'forgetPassword'], always: 'refused' },
    refused: { type: 'final' },
    leaving: {
      tags: 'busy',
      entry: ['forgetPassword', 'tellSession', 'tellSignedIn'],
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

import { IDENTITY_DONE_ID, IDENTITY_SUMMARY_ID } from '~/services/flows/identity/credentials.rules'
import type { Answer, Change, EntranceContext, Field } from './identity-form.setup'

type Answered = { event: { output: Answer } }

const keepField = { type: 'keepField', params: ({ event }: { event: Change<Field> }) => event } as const
const sayWhatIsWrong = { type: 'focusSummary', params: IDENTITY_SUMMARY_ID } as const

/** What a form hears while it is filled in. */
export const typing = { CHANGE: { actions: keepField } } as const
export const typingPassword = { ...typing, REVEAL: { actions: 'turnPassword' } } as const

/** Instead of being sent, where something is missing. */
export const complain = { target: '.refused', actions: sayWhatIsWrong } as const

/** Whether a form complains: not yet, about what was typed, or because it was sent in vain. */
export const complaints = {
  open: {},
  refused: {},
  failed: {
    entry: sayWhatIsWrong,
    exit: 'dropFailure',
    on: { CHANGE: { target: 'open', actions: keepField } },
  },
} as const

/** The same for a code: whoever asks for another one has read why the last was refused. */
export const codeComplaints = {
  ...complaints,
  failed: {
    ...complaints.failed,
    on: { ...complaints.failed.on, RESEND: { target: 'open', actions: 'askAgain' } },
  },
} as const

/** A guard that judges the answer. */
export const answerIs = <const Guard extends string>(type: Guard) =>
  ({ type, params: ({ event }: Answered) => event.output }) as const
export const isOk = answerIs('isOk')

/** Back to the form, which says why it did not work. */
export const refusedTo = <const Target extends string>(target: Target) => {
  const params = ({ event: { output } }: Answered) => (output.ok ? null : output.error.kind)
  return { target, actions: { type: 'keepFailure', params } } as const
}
export const unreachableTo = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'keepFailure', params: 'unreachable' } }) as const

type Sending<Src, Input, Target, Back> = { src: Src; input: Input; target: Target; back: Back }

/** Sends a form to the actor `src`; `back` is where the form says why it did not work. */
export const sending = <const Src extends string, Input, const Target extends string, const Back extends string>({
  src,
  input,
  target,
  back,
}: Sending<Src, Input, Target, Back>) =>
  ({
    tags: 'busy',
    invoke: {
      id: src,
      src,
      input,
      onDone: [{ guard: isOk, target }, refusedTo(back)],
      onError: unreachableTo(back),
    },
    after: { patience: unreachableTo(back) },
  }) as const

/** Signing in and going on; the password is forgotten as soon as it is no longer needed. */
export const entrance = {
  tags: 'busy',
  invoke: {
    id: 'entering',
    src: 'entering',
    input: ({ context: { config, email, password, returnTo } }: { context: EntranceContext }) => ({
      config,
      email,
      password,
      returnTo,
    }),
  },
  on: { SIGNED_IN: { actions: 'forgetPassword' } },
} as const

/** The same behind a form that has done its part: where it does not go by itself, `otherwise` says what was reached. */
export const enteringOr = <const Target extends string>(otherwise: Target) =>
  ({
    ...entrance,
    invoke: {
      ...entrance.invoke,
      onDone: [{ guard: isOk, target: 'done' }, { target: otherwise }],
      onError: otherwise,
    },
  }) as const

/** There is nothing left to fill in, and the screen says so. */
export const ended = { type: 'focusStep', params: IDENTITY_DONE_ID } as const

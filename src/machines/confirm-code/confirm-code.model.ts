import type { Model } from '~/machines/kit/model'
import { confirmCodeMachine } from './confirm-code.machine'

const config = {
  userPoolId: 'local_playchart',
  clientId: 'web',
  endpoint: '/upstream/cognito',
  authFlow: 'USER_PASSWORD_AUTH',
} as const

export const confirmCodeModel: Model<typeof confirmCodeMachine> = {
  machine: confirmCodeMachine,
  input: { config, email: 'parent@playchart.test' },
  key: ({ code, failure, hasResent }) => ({ code, failure, hasResent }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', value: '123 456' },
      { type: 'CHANGE', value: '12' },
    ],
    SUBMIT: [{ type: 'SUBMIT' }],
    RESEND: [{ type: 'RESEND' }],
  },
  outcomes: {
    confirmSignUp: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'wrongCode' } } },
      { output: { ok: false, error: { kind: 'expiredCode' } } },
      { error: new Error('offline') },
    ],
    resendCode: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'tooMany' } } },
      { error: new Error('offline') },
    ],
  },
  invariants: [
    {
      name: 'only six digits are ever asked about',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'confirmSignUp' || /"code":"\d{6}"/.test(JSON.stringify(input))),
    },
    {
      name: 'F-02 another code is asked for only after the pause, never twice at once',
      holds: (snapshot, { pending }) => snapshot.hasTag('resending') === pending.has('resendCode'),
    },
    {
      name: 'a refusal is said exactly where the form says no',
      holds: (snapshot) => (snapshot.context.failure !== null) === snapshot.matches({ form: { editing: 'failed' } }),
    },
    {
      name: 'the form around it hears of a code that was right, and of no other',
      holds: (snapshot, { effects }) =>
        effects.some(({ type }) => type === 'tellForm') === snapshot.matches({ form: 'confirmed' }),
    },
  ],
}

import type { Model } from '../../proving/model'
import { answers, outagesAreLogged, sampleAsked } from '../entering/entering.model'
import { confirmCodeMachine } from './confirm-code.machine'

export const confirmCodeModel: Model<typeof confirmCodeMachine> = {
  machine: confirmCodeMachine,
  input: sampleAsked,
  key: ({ code, failure }) => ({ code, failure }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'code', value: '123 456' },
      { type: 'CHANGE', field: 'code', value: '12' },
    ],
    SUBMIT: [{ type: 'SUBMIT' }],
    RESEND: [{ type: 'RESEND' }],
    'CODE.RESENT': [{ type: 'CODE.RESENT' }],
  },
  outcomes: {
    codeMail: [{ error: new Error('broken') }],
    confirmSignUp: answers('wrongCode', 'expiredCode', 'unreachable'),
  },
  delays: { patience: 15_000 },
  secrets: { code: (snapshot) => !snapshot.matches('confirmed') },
  invariants: [
    outagesAreLogged,
    {
      name: 'only six digits are ever asked about',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'confirmSignUp' || /"code":"\d{6}"/.test(JSON.stringify(input))),
    },
    {
      name: 'there is one mail beside it, which is notified of every code that is tried',
      holds: (_, { calls, pending }) => {
        const [mail, ...others] = calls.filter(({ src }) => src === 'codeMail')
        const tried = calls.filter(({ id }) => id === 'confirmSignUp')
        const tries = mail?.received.filter(({ type }) => type === 'TRIED') ?? []
        return others.length === 0 && (!pending.has('codeMail') || tries.length === tried.length)
      },
    },
    {
      name: 'a refusal is said exactly where the form says no',
      holds: (snapshot) => (snapshot.context.failure !== null) === snapshot.matches({ editing: 'failed' }),
    },
    {
      name: 'it ends only after the provider was asked',
      when: (snapshot) => snapshot.matches('confirmed'),
      holds: (_, { calls, pending }) =>
        !pending.has('codeMail') && calls.some(({ id, isAborted }) => id === 'confirmSignUp' && !isAborted),
    },
  ],
}

import type { Model } from '../../proving/model'
import { answers, change, sampleAsked, typedCode } from '../identity-form/identity-form.model'
import { confirmCodeMachine } from './confirm-code.machine'

export const confirmCodeModel: Model<typeof confirmCodeMachine> = {
  machine: confirmCodeMachine,
  input: sampleAsked,
  key: ({ code, failure }) => ({ code, failure }),
  cases: {
    CHANGE: [typedCode, change('code', '12')],
    SUBMIT: [{ type: 'SUBMIT' }],
    RESEND: [{ type: 'RESEND' }],
    'CODE.RESENT': [{ type: 'CODE.RESENT' }],
  },
  outcomes: { codeMail: [], confirmSignUp: answers('wrongCode', 'expiredCode') },
  invariants: [
    {
      name: 'only six digits are ever asked about',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'confirmSignUp' || /"code":"\d{6}"/.test(JSON.stringify(input))),
    },
    {
      name: 'the mail beside it hears of every code that is tried',
      holds: (_, { calls }) => {
        const heard = calls.find(({ src }) => src === 'codeMail')?.received ?? []
        const tried = calls.filter(({ id }) => id === 'confirmSignUp')
        return heard.filter(({ type }) => type === 'TRIED').length === tried.length
      },
    },
    {
      name: 'a refusal is said exactly where the form says no',
      holds: (snapshot) => (snapshot.context.failure !== null) === snapshot.matches({ editing: 'failed' }),
    },
    {
      name: 'the form around it hears of a code that was right, and of no other',
      holds: (snapshot, { effects }) =>
        effects.some(({ type }) => type === 'tellForm') === snapshot.matches('confirmed'),
    },
  ],
}

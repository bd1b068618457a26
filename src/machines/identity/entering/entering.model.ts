import type { Model } from '../../proving/model'
import { answers, sampleAsked } from '../identity-form/identity-form.model'
import { enteringMachine } from './entering.machine'

export const enteringModel: Model<typeof enteringMachine> = {
  machine: enteringMachine,
  input: { ...sampleAsked, password: 'correct horse', returnTo: '/account' },
  key: ({ password, refusal }) => ({ password, refusal }),
  cases: {},
  outcomes: {
    signIn: answers('wrong', 'unconfirmed', 'otherPerson'),
    openPage: [{ output: undefined }, { error: new Error('blocked') }],
  },
  invariants: [
    {
      name: 'the password is forgotten as soon as it is no longer needed',
      holds: (snapshot) => (snapshot.context.password === '') === !snapshot.matches('signingIn'),
    },
    {
      name: 'E-82 the only page that is ever opened is the one that was asked for, after the session is there',
      holds: (_, { calls, effects }) => {
        const opened = calls.filter(({ id }) => id === 'openPage')
        const isTold = effects.some(({ type }) => type === 'tellSession')
        return (
          opened.every(({ input }) => JSON.stringify(input) === '{"href":"/account"}') && opened.length > 0 === isTold
        )
      },
    },
    {
      name: 'it says why not exactly where nobody came in, and the form hears of the others',
      holds: (snapshot, { effects }) =>
        (snapshot.context.refusal !== null) === snapshot.matches('refused') &&
        effects.some(({ type }) => type === 'tellForm') ===
          ['leaving', 'going', 'stayed'].some((state) => state === snapshot.value),
    },
  ],
}

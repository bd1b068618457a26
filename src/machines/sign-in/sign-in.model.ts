import type { Model } from '~/machines/kit/model'
import { signInMachine } from './sign-in.machine'

const config = {
  userPoolId: 'local_playchart',
  clientId: 'web',
  endpoint: '/upstream/cognito',
  authFlow: 'USER_PASSWORD_AUTH',
} as const

export const signInModel: Model<typeof signInMachine> = {
  machine: signInMachine,
  input: { config, returnTo: '/account' },
  key: ({ email, password, isPasswordShown, failure }) => ({ email, password, isPasswordShown, failure }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'email', value: 'parent@playchart.test' },
      { type: 'CHANGE', field: 'email', value: 'parent' },
      { type: 'CHANGE', field: 'password', value: 'correct horse' },
    ],
    REVEAL: [{ type: 'REVEAL' }],
    SUBMIT: [{ type: 'SUBMIT' }],
    'CODE.CONFIRMED': [{ type: 'CODE.CONFIRMED' }],
    BACK: [{ type: 'BACK' }],
  },
  outcomes: {
    signIn: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'wrong' } } },
      { output: { ok: false, error: { kind: 'unconfirmed' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('offline') },
    ],
    openPage: [{ output: undefined }, { error: new Error('blocked') }],
  },
  invariants: [
    {
      name: 'nobody is asked before the form is right',
      when: (snapshot) => snapshot.matches('submitting') || snapshot.matches('confirming'),
      holds: ({ context }) => context.email.includes('@') && context.password !== '',
    },
    {
      name: 'S-378 a refusal is said, and keeps what was typed',
      when: (snapshot) => snapshot.matches({ editing: 'failed' }),
      holds: ({ context }) => context.failure !== null && context.email !== '' && context.password !== '',
    },
    {
      name: 'the password is forgotten as soon as it is no longer needed',
      when: (snapshot) => snapshot.matches('leaving') || snapshot.matches('going') || snapshot.matches('done'),
      holds: ({ context }) => context.password === '',
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
      name: 'the step of the code stands exactly where an account is confirmed',
      holds: (snapshot) => (snapshot.children.confirmCode !== undefined) === snapshot.matches('confirming'),
    },
  ],
}

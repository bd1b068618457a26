import type { Model } from '~/machines/kit/model'
import { signUpMachine } from './sign-up.machine'

const config = {
  userPoolId: 'local_playchart',
  clientId: 'web',
  endpoint: '/upstream/cognito',
  authFlow: 'USER_PASSWORD_AUTH',
} as const

export const signUpModel: Model<typeof signUpMachine> = {
  machine: signUpMachine,
  input: { config, returnTo: '/account' },
  key: ({ name, email, password, isPasswordShown, failure }) => ({ name, email, password, isPasswordShown, failure }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'email', value: 'new@playchart.test' },
      { type: 'CHANGE', field: 'email', value: 'new' },
      { type: 'CHANGE', field: 'password', value: 'correct horse' },
      { type: 'CHANGE', field: 'password', value: 'short' },
      { type: 'CHANGE', field: 'name', value: 'Parent' },
    ],
    REVEAL: [{ type: 'REVEAL' }],
    SUBMIT: [{ type: 'SUBMIT' }],
    'CODE.CONFIRMED': [{ type: 'CODE.CONFIRMED' }],
    BACK: [{ type: 'BACK' }],
  },
  outcomes: {
    signUp: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'weakPassword' } } },
      { error: new Error('offline') },
    ],
    signIn: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'tooMany' } } },
      { error: new Error('offline') },
    ],
    openPage: [{ output: undefined }, { error: new Error('blocked') }],
  },
  invariants: [
    {
      name: 'no account is asked for with a password that is too short',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'signUp' || JSON.stringify(input).includes('"password":"correct horse"')),
    },
    {
      name: 'nobody is signed in before there is an account',
      holds: (_, { calls }) => !calls.some(({ id }) => id === 'signIn') || calls.some(({ id }) => id === 'signUp'),
    },
    {
      name: 'S-378 a refusal is said, and keeps what was typed',
      when: (snapshot) => snapshot.matches({ editing: 'failed' }),
      holds: ({ context }) => context.failure !== null && context.email !== '' && context.password !== '',
    },
    {
      name: 'the password is forgotten as soon as it is no longer needed',
      when: (snapshot) => ['confirmed', 'leaving', 'going', 'done'].some((state) => state === snapshot.value),
      holds: ({ context }) => context.password === '',
    },
    {
      name: 'E-82 the only page that is ever opened is the one that was asked for',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'openPage' || JSON.stringify(input) === '{"href":"/account"}'),
    },
    {
      name: 'the step of the code stands exactly where an account is confirmed',
      holds: (snapshot) => (snapshot.children.confirmCode !== undefined) === snapshot.matches('confirming'),
    },
  ],
}

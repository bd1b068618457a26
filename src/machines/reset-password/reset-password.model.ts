import type { Model } from '~/machines/kit/model'
import { resetPasswordMachine } from './reset-password.machine'

const config = {
  userPoolId: 'local_playchart',
  clientId: 'web',
  endpoint: '/upstream/cognito',
  authFlow: 'USER_PASSWORD_AUTH',
} as const
const asked = [
  { output: { ok: true, value: null } },
  { output: { ok: false, error: { kind: 'tooMany' } } },
  { error: new Error('offline') },
]

export const resetPasswordModel: Model<typeof resetPasswordMachine> = {
  machine: resetPasswordMachine,
  input: { config, returnTo: '/account' },
  key: ({ email, code, password, isPasswordShown, hasResent, failure }) => ({
    email,
    code,
    password,
    isPasswordShown,
    hasResent,
    failure,
  }),
  cases: {
    CHANGE: (snapshot) =>
      snapshot.matches('asking')
        ? [
            { type: 'CHANGE', field: 'email', value: 'parent@playchart.test' },
            { type: 'CHANGE', field: 'email', value: 'parent' },
          ]
        : [
            { type: 'CHANGE', field: 'code', value: '123 456' },
            { type: 'CHANGE', field: 'password', value: 'correct horse' },
          ],
    REVEAL: [{ type: 'REVEAL' }],
    ASK: [{ type: 'ASK' }],
    SET: [{ type: 'SET' }],
    RESEND: [{ type: 'RESEND' }],
    BACK: [{ type: 'BACK' }],
  },
  outcomes: {
    askCode: asked,
    askAgain: asked,
    setPassword: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'wrongCode' } } },
      { error: new Error('offline') },
    ],
    signIn: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'wrong' } } },
      { error: new Error('offline') },
    ],
    openPage: [{ output: undefined }, { error: new Error('blocked') }],
  },
  invariants: [
    {
      name: 'a password is set only with a whole code and a password that is long enough',
      holds: (_, { calls }) =>
        calls.every(
          ({ id, input }) =>
            id !== 'setPassword' || /"code":"123456","password":"correct horse"/.test(JSON.stringify(input)),
        ),
    },
    {
      name: 'a refusal is said, and keeps what was typed',
      when: ({ context }) => context.failure !== null,
      holds: (snapshot) =>
        snapshot.matches({ asking: 'failed' }) || snapshot.matches({ codeSent: { form: { editing: 'failed' } } }),
    },
    {
      name: 'nobody is signed in before the password is set',
      holds: (_, { calls }) => !calls.some(({ id }) => id === 'signIn') || calls.some(({ id }) => id === 'setPassword'),
    },
    {
      name: 'code and password are forgotten as soon as they are no longer needed',
      when: (snapshot) => ['changed', 'leaving', 'going', 'done'].some((state) => state === snapshot.value),
      holds: ({ context }) => context.password === '' && context.code === '',
    },
    {
      name: 'E-82 the only page that is ever opened is the one that was asked for',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'openPage' || JSON.stringify(input) === '{"href":"/account"}'),
    },
  ],
}

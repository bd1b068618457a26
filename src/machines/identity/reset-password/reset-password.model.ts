import type { Model } from '../../proving/model'
import {
  answers,
  endInvariants,
  entrances,
  sampleInput,
  typedCode,
  typedEmails,
  typedPassword,
} from '../identity-form/identity-form.model'
import { resetPasswordMachine } from './reset-password.machine'

export const resetPasswordModel: Model<typeof resetPasswordMachine> = {
  machine: resetPasswordMachine,
  input: sampleInput,
  key: ({ email, code, password, isPasswordShown, failure }) => ({ email, code, password, isPasswordShown, failure }),
  cases: {
    CHANGE: (snapshot) => (snapshot.matches('asking') ? typedEmails : [typedCode, typedPassword]),
    REVEAL: [{ type: 'REVEAL' }],
    ASK: [{ type: 'ASK' }],
    SET: [{ type: 'SET' }],
    RESEND: [{ type: 'RESEND' }],
    'CODE.RESENT': [{ type: 'CODE.RESENT' }],
    BACK: [{ type: 'BACK' }],
    SIGNED_IN: [{ type: 'SIGNED_IN' }],
  },
  outcomes: {
    codeMail: [],
    askCode: answers('tooMany'),
    setPassword: answers('wrongCode'),
    entering: entrances('wrong'),
  },
  invariants: [
    ...endInvariants,
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
        snapshot.matches({ asking: 'failed' }) || snapshot.matches({ codeSent: { editing: 'failed' } }),
    },
    {
      name: 'nobody is signed in before the password is set',
      holds: (_, { calls }) =>
        !calls.some(({ id }) => id === 'entering') || calls.some(({ id }) => id === 'setPassword'),
    },
    {
      name: 'the code is forgotten with the password',
      when: (snapshot) => snapshot.matches('changed') || snapshot.matches('done'),
      holds: ({ context }) => context.code === '',
    },
    {
      name: 'F-02b another mail can be asked for exactly while the code is',
      holds: (snapshot) => (snapshot.children.codeMail !== undefined) === snapshot.matches('codeSent'),
    },
  ],
}

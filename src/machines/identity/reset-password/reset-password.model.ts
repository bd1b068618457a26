import type { Model } from '../../proving/model'
import { answers, outagesAreLogged, sampleInput } from '../entering/entering.model'
import { change, endInvariants, entrances, typedEmails, typedPassword } from '../sign-in/sign-in.model'
import { resetPasswordMachine } from './reset-password.machine'

export const resetPasswordModel: Model<typeof resetPasswordMachine> = {
  machine: resetPasswordMachine,
  input: sampleInput,
  key: ({ email, code, password, isPasswordShown, failure }) => ({ email, code, password, isPasswordShown, failure }),
  cases: {
    CHANGE: (snapshot) => (snapshot.matches('asking') ? typedEmails : [change('code', '123 456'), typedPassword]),
    REVEAL: [{ type: 'REVEAL' }],
    ASK: [{ type: 'ASK' }],
    SET: [{ type: 'SET' }],
    RESEND: [{ type: 'RESEND' }],
    'CODE.RESENT': [{ type: 'CODE.RESENT' }],
    BACK: [{ type: 'BACK' }],
    SIGNED_IN: [{ type: 'SIGNED_IN' }],
  },
  outcomes: {
    codeMail: [{ error: new Error('broken') }],
    askCode: answers('tooMany', 'unreachable'),
    setPassword: answers('wrongCode'),
    entering: entrances('wrong'),
  },
  delays: { patience: 20_000 },
  secrets: {
    code: (snapshot) => snapshot.matches('codeSent'),
    password: (snapshot) => snapshot.matches('codeSent') || snapshot.matches('entering'),
  },
  invariants: [
    ...endInvariants,
    outagesAreLogged,
    {
      name: 'a password is set only with a whole code and a password that is long enough',
      holds: (_, { calls }) =>
        calls.every(
          ({ id, input }) =>
            id !== 'setPassword' || /"code":"123456","password":"correct horse"/.test(JSON.stringify(input)),
        ),
    },
    {
      name: 'a refusal is said exactly where the form says no, and keeps what was typed',
      holds: (snapshot) => {
        const { failure, email, password } = snapshot.context
        const isNotSent = snapshot.matches({ asking: 'failed' })
        const isNotSet = snapshot.matches({ codeSent: { editing: 'failed' } })
        return (
          (failure !== null) === (isNotSent || isNotSet) &&
          (!isNotSent || email !== '') &&
          (!isNotSet || password !== '')
        )
      },
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

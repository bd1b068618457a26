import type { Model } from '../../proving/model'
import {
  answers,
  change,
  entrances,
  formInvariants,
  pageCases,
  sampleInput,
  typedEmails,
  typedPassword,
} from '../identity-form/identity-form.model'
import { signUpMachine } from './sign-up.machine'

export const signUpModel: Model<typeof signUpMachine> = {
  machine: signUpMachine,
  input: sampleInput,
  key: ({ name, email, password, isPasswordShown, failure }) => ({ name, email, password, isPasswordShown, failure }),
  cases: {
    ...pageCases,
    CHANGE: [...typedEmails, typedPassword, change('password', 'short'), change('name', 'Parent')],
  },
  outcomes: { confirmCode: [], signUp: answers('weakPassword'), entering: entrances('tooMany') },
  invariants: [
    ...formInvariants,
    {
      name: 'no account is asked for with a password that is too short',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'signUp' || JSON.stringify(input).includes('"password":"correct horse"')),
    },
    {
      name: 'nobody is signed in before there is an account',
      holds: (_, { calls }) => !calls.some(({ id }) => id === 'entering') || calls.some(({ id }) => id === 'signUp'),
    },
  ],
}

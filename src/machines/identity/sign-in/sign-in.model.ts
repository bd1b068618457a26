import type { Model } from '../../proving/model'
import {
  entrances,
  formInvariants,
  pageCases,
  sampleInput,
  typedEmails,
  typedPassword,
} from '../identity-form/identity-form.model'
import { signInMachine } from './sign-in.machine'

export const signInModel: Model<typeof signInMachine> = {
  machine: signInMachine,
  input: sampleInput,
  key: ({ email, password, isPasswordShown, failure }) => ({ email, password, isPasswordShown, failure }),
  cases: { ...pageCases, CHANGE: [...typedEmails, typedPassword] },
  outcomes: {
    confirmCode: [],
    entering: entrances('wrong', 'unconfirmed', 'otherPerson'),
  },
  invariants: [
    ...formInvariants,
    {
      name: 'nobody is asked before the form is right',
      when: (snapshot) => snapshot.matches('confirming'),
      holds: ({ context }) => context.email.includes('@') && context.password !== '',
    },
  ],
}

import type { Model } from '../../proving/model'
import { answers, sampleInput } from '../entering/entering.model'
import { change, codeSteps, entrances, formInvariants, typedEmails, typedPassword } from '../sign-in/sign-in.model'
import { signUpMachine } from './sign-up.machine'

export const signUpModel: Model<typeof signUpMachine> = {
  machine: signUpMachine,
  input: sampleInput,
  key: ({ name, email, password, isPasswordShown, failure }) => ({ name, email, password, isPasswordShown, failure }),
  cases: {
    CHANGE: [...typedEmails, typedPassword, change('password', 'short'), change('name', 'Parent')],
    REVEAL: [{ type: 'REVEAL' }],
    SUBMIT: [{ type: 'SUBMIT' }],
    BACK: [{ type: 'BACK' }],
    RESTORE: [{ type: 'RESTORE', email: 'parent@example.test' }],
    SIGNED_IN: [{ type: 'SIGNED_IN' }],
  },
  outcomes: { confirmCode: codeSteps, signUp: answers('weakPassword'), entering: entrances('tooMany') },
  delays: { patience: 20_000 },
  secrets: { password: (snapshot) => snapshot.status === 'active' },
  invariants: [
    ...formInvariants,
    {
      name: 'no account is asked for with a password that is too short',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'signUp' || JSON.stringify(input).includes('"password":"correct horse"')),
    },
    {
      name: 'nobody is signed in before there is an account and its code was asked for',
      holds: (_, { calls, events }) => {
        const wasMailed = events.some(({ type }) => type === 'RESTORE')
        const order = wasMailed ? ['confirmCode', 'entering'] : ['signUp', 'confirmCode', 'entering']
        const first = calls
          .map(({ id }) => id)
          .filter((id, index, all) => all.indexOf(id) === index && order.includes(id))
        return order.slice(0, first.length).join() === first.join()
      },
    },
    {
      name: 'a password is never asked of the pool that nobody has typed',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => id !== 'entering' || !JSON.stringify(input).includes('"password":""')),
    },
    {
      name: 'an address waits for its code in this tab until the code was right or another address is wanted',
      holds: (snapshot, { effects }) => {
        const [last] = effects.filter(({ type }) => type === 'saveWaiting' || type === 'forgetWaiting').slice(-1)
        return !snapshot.matches('confirming') || last?.params === snapshot.context.email
      },
    },
  ],
}

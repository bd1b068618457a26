import type { IdentityRefusalKind } from '~/services/flows/identity/identity.contract'
import type { Call, Driver } from '../../proving/driver'
import type { Model } from '../../proving/model'
import { EMAIL, offline, refusals, sampleInput } from '../entering/entering.model'
import { signInMachine } from './sign-in.machine'

const yes = { output: { ok: true, value: null } }

/**
 * The endings of `entering`: whoever is signed in, of which the form has been notified by then, is not refused any
 * more.
 */
export const entrances =
  (...kinds: IdentityRefusalKind[]) =>
  ({ context }: { context: { password: string } }) =>
    context.password === '' ? [yes] : [...refusals(...kinds), offline]

/** The endings of the step of the code: it was right, or the step itself broke. */
export const codeSteps = [{ output: undefined }, { error: new Error('broken') }]

export const change = <Name extends string>(field: Name, value: string) => ({ type: 'CHANGE' as const, field, value })
/** One that the pool takes, and one that only looks as if it did. */
export const typedEmails = [change('email', EMAIL), change('email', 'the..parent@playchart.test')]
export const typedPassword = change('password', 'correct horse')

type Page = {
  context: { email: string; password: string; failure: string | null }
  matches: (value: 'done') => boolean
}
type Form = Page & {
  matches: (value: 'confirming' | 'entering' | { editing: 'failed' }) => boolean
  children: { confirmCode?: unknown; entering?: unknown }
}
type Calls = { calls: readonly Call[] }

/** Whether the form that says no has written that to the log, just before. */
const isLastLogged = (effects: Driver['effects']) =>
  effects
    .slice(-2)
    .map(({ type }) => type)
    .join() === 'logFailure,focusSummary'

/** What holds where a sign-in has succeeded. */
export const endInvariants = [
  {
    name: 'E-82 whoever is led on goes to the page that was asked for',
    holds: (_: unknown, { calls }: Calls) =>
      calls.every(({ id, input }) => id !== 'entering' || JSON.stringify(input).includes('"returnTo":"/account"')),
  },
  {
    name: 'the password is forgotten as soon as it is no longer needed',
    when: (snapshot: Page) => snapshot.matches('done'),
    holds: ({ context }: Page) => context.password === '',
  },
] as const

/** What holds for both forms that may end in a mailed code. */
export const formInvariants = [
  ...endInvariants,
  {
    name: 'S-378 a refusal is said exactly where the form says no, and keeps what was typed',
    holds: (snapshot: Form, { events }: Pick<Driver, 'events'>) =>
      (snapshot.context.failure !== null) === snapshot.matches({ editing: 'failed' }) &&
      (snapshot.context.failure === null ||
        // who comes back to the step of the code has typed no password
        (snapshot.context.email !== '' &&
          (snapshot.context.password !== '' || events.some(({ type }) => type === 'RESTORE')))),
  },
  {
    name: 'a form that says no because no answer came has written that to the log; a refusal is not logged',
    when: (snapshot: Form) => snapshot.matches({ editing: 'failed' }),
    holds: (snapshot: Form, { effects }: Pick<Driver, 'effects'>) =>
      isLastLogged(effects) === (snapshot.context.failure === 'unreachable'),
  },
  {
    name: 'the step of the code stands exactly where an account is confirmed, signing in where somebody enters',
    holds: (snapshot: Form) =>
      (snapshot.children.confirmCode !== undefined) === snapshot.matches('confirming') &&
      (snapshot.children.entering !== undefined) === snapshot.matches('entering'),
  },
] as const

export const signInModel: Model<typeof signInMachine> = {
  machine: signInMachine,
  input: sampleInput,
  key: ({ email, password, isPasswordShown, failure }) => ({ email, password, isPasswordShown, failure }),
  cases: {
    CHANGE: [...typedEmails, typedPassword],
    REVEAL: [{ type: 'REVEAL' }],
    SUBMIT: [{ type: 'SUBMIT' }],
    BACK: [{ type: 'BACK' }],
    SIGNED_IN: [{ type: 'SIGNED_IN' }],
  },
  outcomes: { confirmCode: codeSteps, entering: entrances('wrong', 'unconfirmed', 'otherPerson') },
  secrets: { password: (snapshot) => snapshot.status === 'active' },
  invariants: [
    ...formInvariants,
    {
      name: 'nobody is asked before the form is right',
      holds: (_, { calls }) =>
        calls.every(({ id, input }) => {
          const text = JSON.stringify(input)
          return id !== 'entering' || (text.includes(EMAIL) && text.includes('"password":"correct horse"'))
        }),
    },
  ],
}

import type { IdentityRefusalKind } from '~/services/flows/identity/sign-in.contract'
import type { Call } from '../../proving/driver'
import type { Answer, Asked, Field, PageContext } from './identity-form.setup'

const config: Asked['config'] = {
  userPoolId: 'local_playchart',
  clientId: 'web',
  endpoint: '/upstream/cognito',
  authFlow: 'USER_PASSWORD_AUTH',
}
const EMAIL = 'parent@playchart.test'

export const sampleInput = { config, returnTo: '/account' }
export const sampleAsked: Asked = { config, email: EMAIL }

const offline = { error: new Error('offline') }
const yes: Answer = { ok: true, value: null }
const no = (kind: IdentityRefusalKind): Answer => ({ ok: false, error: { kind } })

const refusals = (kinds: readonly IdentityRefusalKind[]) => kinds.map((kind) => ({ output: no(kind) }))

/** The endings of a question to the pool: yes, each of these refusals, or nothing at all. */
export const answers = (...kinds: IdentityRefusalKind[]) => [{ output: yes }, ...refusals(kinds), offline]

/** The endings of `entering`: whoever is signed in, as the form has heard by then, is not refused any more. */
export const entrances =
  (...kinds: IdentityRefusalKind[]) =>
  ({ context }: { context: { password: string } }) =>
    context.password === '' ? [{ output: yes }] : [...refusals(kinds), offline]

export const change = <Name extends Field>(field: Name, value: string) => ({ type: 'CHANGE' as const, field, value })

export const typedEmails = [change('email', EMAIL), change('email', 'parent')]
export const typedPassword = change('password', 'correct horse')
export const typedCode = change('code', '123 456')

/** What may happen to a form that may end in a mailed code. */
export const pageCases = {
  REVEAL: [{ type: 'REVEAL' }],
  SUBMIT: [{ type: 'SUBMIT' }],
  'CODE.CONFIRMED': [{ type: 'CODE.CONFIRMED' }],
  BACK: [{ type: 'BACK' }],
  SIGNED_IN: [{ type: 'SIGNED_IN' }],
} as const

type Page = { context: PageContext<'email'>; matches: (value: 'done') => boolean }
type Form = Page & { matches: (value: 'confirming' | { editing: 'failed' }) => boolean }
type Calls = { calls: readonly Call[] }

/** What holds where somebody is let in. */
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
    name: 'S-378 a refusal is said, and keeps what was typed',
    when: (snapshot: Form) => snapshot.matches({ editing: 'failed' }),
    holds: ({ context }: Page) => context.failure !== null && context.email !== '' && context.password !== '',
  },
  {
    name: 'the step of the code stands exactly where an account is confirmed',
    holds: (snapshot: Form & { children: { confirmCode?: unknown } }) =>
      (snapshot.children.confirmCode !== undefined) === snapshot.matches('confirming'),
  },
] as const

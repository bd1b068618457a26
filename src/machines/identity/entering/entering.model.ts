import type { Driver } from '~/machines/proving/driver'
import { createStopwatch } from '~/machines/proving/stopwatch'
import type { IdentityRefusalKind, PoolAnswer, PoolQuestion } from '~/services/flows/identity/identity.contract'
import type { Model } from '../../proving/model'
import { enteringMachine } from './entering.machine'

const config: PoolQuestion['config'] = {
  userPoolId: 'local_playchart',
  clientId: 'web',
  endpoint: '/upstream/cognito',
  authFlow: 'USER_PASSWORD_AUTH',
}
export const EMAIL = 'parent@playchart.test'
export const sampleAsked: PoolQuestion = { config, email: EMAIL }
/** What an identity page begins with. */
export const sampleInput = { config, returnTo: '/account' }

const yes: PoolAnswer = { ok: true, value: null }
const no = (kind: IdentityRefusalKind): PoolAnswer => ({ ok: false, error: { kind } })
export const refusals = (...kinds: IdentityRefusalKind[]) => kinds.map((kind) => ({ output: no(kind) }))
export const offline = { error: new Error('offline') }

/** The endings of a question to the pool: yes, each of these refusals, or nothing at all. */
export const answers = (...kinds: IdentityRefusalKind[]) => [{ output: yes }, ...refusals(...kinds), offline]

type Recorded = Pick<Driver, 'events' | 'effects'>

/** A form that asks the pool: each time that no answer came is in the log once, and no refusal is (ADR 0015). */
export const outagesAreLogged = {
  name: 'whatever had no answer was written to the log, once; a refusal is not',
  holds: (_: unknown, { events, effects }: Recorded) =>
    effects.filter(({ type }) => type === 'logFailure').length ===
    events.filter(
      ({ type, output }) =>
        /^xstate\.(after|error\.actor\.(?!entering))/.test(type) || output?.error?.kind === 'unreachable',
    ).length,
} as const

const lapOf = createStopwatch()

export const enteringModel: Model<typeof enteringMachine> = {
  machine: enteringMachine,
  input: { ...sampleAsked, password: 'correct horse', returnTo: '/account' },
  key: ({ password, refusal }) => ({ password, refusal }),
  cases: {},
  outcomes: {
    signIn: answers('wrong', 'unconfirmed', 'otherPerson'),
    openPage: [{ output: undefined }, { error: new Error('blocked') }],
  },
  delays: { patience: 20_000, departure: 8000 },
  secrets: { password: (snapshot) => snapshot.matches('signingIn') },
  invariants: [
    {
      name: 'the password is forgotten as soon as it is no longer needed',
      holds: (snapshot) => (snapshot.context.password === '') === !snapshot.matches('signingIn'),
    },
    {
      name: 'the provider is asked once, with what was typed',
      holds: (_, { calls }) =>
        JSON.stringify(calls.filter(({ id }) => id === 'signIn').map(({ input }) => input)) ===
        JSON.stringify([{ ...sampleAsked, password: 'correct horse' }]),
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
      name: 'it gives the reason exactly where the sign-in failed, and notifies the session of the others, once',
      holds: (snapshot, { effects }) => {
        const told = effects.filter(({ type }) => type === 'tellSession').length
        const isIn = ['leaving', 'going', 'stayed'].some((state) => state === snapshot.value)
        return (snapshot.context.refusal !== null) === snapshot.matches('refused') && told === (isIn ? 1 : 0)
      },
    },
    {
      name: 'a page that cannot be opened is not taken for one that is on its way',
      when: (snapshot) => snapshot.matches('going'),
      holds: (_, { events }) => events.findLast(({ type }) => /actor\.open/.test(type))?.type.includes('done') === true,
    },
    {
      name: 'nobody waits longer than 20 seconds for the session, nor 8 for the page',
      holds: (snapshot, driver) => {
        const { before, took } = lapOf(driver, String(snapshot.value))
        if (snapshot.matches('refused')) return took === 0 || took === 20_000
        if (!snapshot.matches('stayed')) return took === 0
        return took === 8000 || (before === 'leaving' && took === 0)
      },
    },
  ],
}

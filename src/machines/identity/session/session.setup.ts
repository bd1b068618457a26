import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { isOk, isRefusedAs, unprovided, unprovidedListener } from '~/machines/runtime/parts'
import type { Outage, Result } from '~/services/domain/result'
import type { Identity, Person } from '~/services/flows/identity/identity.contract'
import type { IdentityRefusal } from '~/services/platform/wire/wire.contract'
import { isOther, personOf } from './session.rules'

/** `identity`: what the server found when it made the page; null where it could not be found out. */
type SessionInput = { identity: Identity | null }
export type IdentityAnswer = Result<Identity, Outage>
export type SignOutAnswer = Result<{ logoutUrl: string }, IdentityRefusal | Outage>
/** SIGNED_OUT: nobody is signed in any more, by this tab or another one. SIGN_OUT.ANSWERED: to whoever asked with that key. */
type SessionEmitted = { type: 'SIGNED_OUT' } | { type: 'SIGN_OUT.ANSWERED'; key: string; isSignedOut: boolean }
type Event =
  | { type: 'RESTORE' }
  | { type: 'SIGN_IN.OK' }
  | { type: 'SIGN_OUT'; key: string }
  | { type: 'OTHER_TAB.CHANGED' }
type Context = {
  /** the newest answer, until whoever it names is kept */
  identity: Identity | null
  person: Person | null
  /** the account whose data the page shows, also after it has signed out; null while it shows none */
  madeFor: string | null
  /** a sign-in without an account has been renewed; until that sign-in is over */
  isRefreshTried: boolean
  attempts: number
  /** the keys of those who asked for the sign-out that is on its way */
  askers: readonly string[]
}

const ATTEMPTS = 2

export const startOfSession = ({ identity }: SessionInput): Context => ({
  identity,
  person: personOf(identity),
  madeFor: personOf(identity)?.playchartId ?? null,
  isRefreshTried: false,
  attempts: 0,
  askers: [],
})

// in setup() itself the types of enqueueActions and of the other actions would depend on each other
const answerAskers = enqueueActions<Context, Event, boolean, Event, never, never, never, never, SessionEmitted>(
  ({ context, enqueue }, isSignedOut) => {
    for (const key of context.askers) enqueue.emit({ type: 'SIGN_OUT.ANSWERED', key, isSignedOut })
    enqueue.assign({ askers: [] })
  },
)

export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    getIdentity: unprovided<IdentityAnswer>('getIdentity'),
    refreshIdentity: unprovided<IdentityAnswer>('refreshIdentity'),
    signOut: unprovided<SignOutAnswer, { as: string | null }>('signOut'),
    otherTabs: unprovidedListener<{ type: 'TELL' }>('otherTabs'),
  },
  guards: {
    isOk,
    isKnown: ({ context }) => context.person !== null,
    hasSignIn: ({ context }) => context.person !== null || context.isRefreshTried,
    isUnheard: ({ context }) => context.identity === null,
    isOtherPerson: ({ context: { madeFor, identity } }) => isOther(madeFor, identity),
    isSignedIn: ({ context }) => context.identity?.kind === 'signedIn',
    isSignedOut: ({ context }) => context.identity?.kind === 'signedOut',
    isRefreshTried: ({ context }) => context.isRefreshTried,
    mayAskAgain: ({ context }) => context.attempts < ATTEMPTS,
    isGone: isRefusedAs('unauthorised'),
    isSomebodyElse: isRefusedAs('otherPerson'),
  },
  actions: {
    keepAnswer: assign((_, answer: IdentityAnswer) => ({ identity: answer.ok ? answer.value : null })),
    keepPerson: assign(({ context: { identity } }) => {
      const person = personOf(identity)
      return { identity: null, person, madeFor: person?.playchartId ?? null }
    }),
    forgetPerson: assign({ identity: null, person: null, isRefreshTried: false }),
    /** an anonymous page: the person who signs in on it becomes its owner */
    releasePage: assign({ person: null, madeFor: null, isRefreshTried: false }),
    noteRefresh: assign({ identity: null, isRefreshTried: true }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0 }),
    keepAsker: assign(({ context: { askers } }, key: string) => ({
      askers: askers.includes(key) ? askers : [...askers, key],
    })),
    answerAskers,
    answerAtOnce: emit((_, { key, isSignedOut }: { key: string; isSignedOut: boolean }) => ({
      type: 'SIGN_OUT.ANSWERED' as const,
      key,
      isSignedOut,
    })),
    tellSignedOut: emit({ type: 'SIGNED_OUT' }),
    tellTabs: sendTo('otherTabs', { type: 'TELL' }),
    forgetDrafts: () => {},
    leavePersonalPage: (_, _madeFor: string | null) => {},
    leaveShop: (_, _url: string | null) => {},
    reloadPage: () => {},
    logFailure: (_, _failed: 'tabs' | 'refresh' | 'restore' | 'signOut') => {},
  },
  delays: { patience: 10_000, retryPause: 5000, freshness: 45 * 60_000, departure: 8000 },
})

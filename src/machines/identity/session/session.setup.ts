import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { Outage, Result } from '~/services/domain/result'
import type { Identity, IdentityRefusal, Person } from '~/services/flows/identity/identity.contract'

/** `identity`: what the server found when it made the page; null where it could not be found out. */
export type SessionInput = { identity: Identity | null }
export type IdentityAnswer = Result<Identity, Outage>
export type SignOutAnswer = Result<{ logoutUrl: string }, IdentityRefusal | Outage>
export type SessionEmitted = { type: 'SIGNED_OUT' } | { type: 'SIGN_OUT.FAILED' }
type Context = SessionInput & {
  person: Person | null
  /** the account whose data stand in the page, also after it is gone; null while nobody's do */
  madeFor: string | null
  isRefreshTried: boolean
  attempts: number
  failure: 'signOut' | 'claim' | null
}

const ATTEMPTS = 2
const kindOf = (answer: IdentityAnswer) => (answer.ok ? answer.value.kind : null)
const personOf = (identity: Identity | null) => (identity?.kind === 'signedIn' ? identity.person : null)

export const startOfSession = ({ identity }: SessionInput): Context => ({
  identity,
  person: personOf(identity),
  madeFor: personOf(identity)?.playchartId ?? null,
  isRefreshTried: false,
  attempts: 0,
  failure: null,
})

export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as Context,
    events: {} as
      | { type: 'RESTORE' }
      | { type: 'SIGN_IN.OK' }
      | { type: 'SIGN_OUT' }
      | { type: 'TOKEN.EXPIRED' }
      | { type: 'CLAIM.MISSING' }
      | { type: 'OTHER_TAB.CHANGED' },
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    getIdentity: fromPromise<IdentityAnswer>(() =>
      Promise.reject(new Error('getIdentity is provided by session.actors.ts')),
    ),
    refreshIdentity: fromPromise<IdentityAnswer>(() =>
      Promise.reject(new Error('refreshIdentity is provided by session.actors.ts')),
    ),
    signOut: fromPromise<SignOutAnswer, { as: string | null }>(() =>
      Promise.reject(new Error('signOut is provided by session.actors.ts')),
    ),
    otherTabs: fromCallback<{ type: 'TELL' }>(() => {
      throw new Error('otherTabs is provided by session.actors.ts')
    }),
  },
  guards: {
    startsSignedIn: ({ context }) => context.identity?.kind === 'signedIn',
    startsWithoutClaim: ({ context }) => context.identity?.kind === 'claimMissing',
    startsSignedOut: ({ context }) => context.identity?.kind === 'signedOut',
    isKnown: ({ context }) => context.person !== null,
    isRefreshTried: ({ context }) => context.isRefreshTried,
    mayAskAgain: ({ context }) => context.attempts < ATTEMPTS,
    /** the page was made for somebody, and it is somebody else now */
    isOtherPerson: ({ context: { madeFor } }, answer: IdentityAnswer) =>
      madeFor !== null &&
      answer.ok &&
      answer.value.kind !== 'signedOut' &&
      personOf(answer.value)?.playchartId !== madeFor,
    isSignedIn: (_, answer: IdentityAnswer) => kindOf(answer) === 'signedIn',
    isClaimMissing: (_, answer: IdentityAnswer) => kindOf(answer) === 'claimMissing',
    isSignedOut: (_, answer: IdentityAnswer) => kindOf(answer) === 'signedOut',
    isEnded: (_, answer: SignOutAnswer) => answer.ok,
    isGone: (_, answer: SignOutAnswer) => !answer.ok && answer.error.kind === 'unauthorised',
    isSomebodyElse: (_, answer: SignOutAnswer) => !answer.ok && answer.error.kind === 'otherPerson',
  },
  actions: {
    keepPerson: assign((_, answer: IdentityAnswer) => {
      const person = personOf(answer.ok ? answer.value : null)
      return { person, madeFor: person?.playchartId ?? null, failure: null }
    }),
    forgetPerson: assign({ person: null, failure: null }),
    forgetStart: assign({ identity: null }),
    /** the page belongs to nobody: whoever signs in on it takes it over */
    releasePage: assign({ person: null, madeFor: null, failure: null }),
    noteRefresh: assign({ isRefreshTried: true }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0 }),
    noteClaimMissing: assign({ person: null, failure: 'claim', isRefreshTried: true }),
    noteSignOutFailed: assign({ failure: 'signOut' }),
    forgetFailure: assign({ failure: null }),
    replySignedOut: emit({ type: 'SIGNED_OUT' }),
    replySignOutFailed: emit({ type: 'SIGN_OUT.FAILED' }),
    tellTabs: sendTo('otherTabs', { type: 'TELL' }),
    forgetDrafts: () => {},
    leavePersonalPage: (_, _madeFor: string | null) => {},
    leaveShop: (_, _url: string | null) => {},
    reloadPage: () => {},
    logFailure: () => {},
  },
  delays: { patience: 10_000, retryPause: 5000, freshness: 45 * 60_000, departure: 8000 },
})

import type { SnapshotFrom } from 'xstate'
import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { createStopwatch } from '~/machines/proving/stopwatch'
import { stateText } from '~/machines/runtime/reading'
import type { Identity } from '~/services/flows/identity/identity.contract'
import { sessionMachine } from './session.machine'

const ANNA = '00000000-0000-4000-8000-00000000000a'
const BEN = '00000000-0000-4000-8000-00000000000b'
const personOf = (playchartId: string, name: string | null): Identity => ({
  kind: 'signedIn',
  person: { sub: `sub-${playchartId}`, playchartId, email: 'parent@playchart.test', name, groups: [] },
})
const anna = personOf(ANNA, 'Parent')
const ben = personOf(BEN, null)
const signedOut: Identity = { kind: 'signedOut' }
const claimMissing: Identity = { kind: 'claimMissing' }

const answers = ({ context }: SnapshotFrom<typeof sessionMachine>) => [
  { output: { ok: true, value: anna } },
  // on an anonymous page the first person to sign in may be any
  ...(context.madeFor === null ? [] : [{ output: { ok: true, value: ben } }]),
  { output: { ok: true, value: signedOut } },
  { output: { ok: true, value: claimMissing } },
  { output: { ok: false, error: { kind: 'unreachable', cause: 'late', retryAfterSeconds: null } } },
  { error: new Error('offline') },
]

const lapOf = createStopwatch()
const RENEWED_AFTER_MS = 45 * 60_000

/** The owner of the page, step by step; a sign-in on the page itself makes that person the owner. */
const madeFor = new WeakMap<Driver, string | null>()

export const sessionModel: Model<typeof sessionMachine> = {
  machine: sessionMachine,
  input: { identity: anna },
  inputs: [{ identity: signedOut }, { identity: claimMissing }, { identity: null }],
  key: ({ identity, person, madeFor, isRefreshTried, attempts, askers }) => ({
    began: identity?.kind ?? null,
    person: person?.playchartId ?? null,
    madeFor,
    isRefreshTried,
    attempts,
    askers,
  }),
  cases: {
    RESTORE: [{ type: 'RESTORE' }],
    'SIGN_IN.OK': [{ type: 'SIGN_IN.OK' }],
    SIGN_OUT: [
      { type: 'SIGN_OUT', key: 'menu' },
      { type: 'SIGN_OUT', key: 'drawer' },
    ],
    'OTHER_TAB.CHANGED': [{ type: 'OTHER_TAB.CHANGED' }],
  },
  outcomes: {
    getIdentity: answers,
    refreshIdentity: answers,
    signOut: [
      { output: { ok: true, value: { logoutUrl: 'https://shop.test/account/logout' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'late', retryAfterSeconds: null } } },
      { error: new Error('offline') },
    ],
    otherTabs: [{ error: new Error('no channel') }],
  },
  delays: { patience: 10_000, retryPause: 5000, freshness: 2_700_000, departure: 8000 },
  invariants: [
    {
      name: 'S-266 where no account was found it was renewed once, and is not again',
      when: (snapshot) => snapshot.matches({ signedIn: 'claimMissing' }),
      holds: ({ context }, { pending }) => context.isRefreshTried && !pending.has('refreshIdentity'),
    },
    {
      name: 'S-313 the shop is left only after the session has ended, and what was begun is forgotten',
      holds: (_, { calls, effects }) =>
        !effects.some(({ type }) => type === 'leaveShop') ||
        (calls.some(({ id }) => id === 'signOut') && effects.some(({ type }) => type === 'forgetDrafts')),
    },
    {
      name: 'S-265 nobody is named once the session is over',
      when: (snapshot) => snapshot.matches('signedOut') || snapshot.matches('leaving') || snapshot.matches('changed'),
      holds: ({ context }) => context.person === null,
    },
    {
      name: 'S-379 a sign-out that failed signs nobody out',
      when: (_, { events }) => events.at(-1)?.type === 'xstate.error.actor.signOut',
      holds: (snapshot) =>
        snapshot.context.madeFor === null
          ? snapshot.matches({ signedIn: 'claimMissing' })
          : snapshot.context.person?.playchartId === snapshot.context.madeFor &&
            snapshot.matches({ signedIn: 'fresh' }),
    },
    {
      name: 'a page that was made for one person never names another, nor becomes another’s by a renewal',
      holds: ({ context }, driver) => {
        const before = madeFor.get(driver) ?? null
        madeFor.set(driver, context.madeFor)
        return (
          (context.person === null || context.person.playchartId === context.madeFor) &&
          (before === null || context.madeFor === null || context.madeFor === before)
        )
      },
    },
    {
      name: 'E-63 where somebody else is signed in, the page is made anew and what was begun is forgotten',
      when: (snapshot) => snapshot.matches('changed'),
      holds: (_, { effects }) =>
        effects
          .map(({ type }) => type)
          .filter((type) => type === 'forgetDrafts' || type === 'reloadPage')
          .slice(-2)
          .join() === 'forgetDrafts,reloadPage',
    },
    {
      name: 'whatever had no answer is in the log: each renewal and sign-out, and once what was asked in vain three times',
      holds: (snapshot, { events, effects }) => {
        const logged = (failed: string) =>
          effects.filter(({ type, params }) => type === 'logFailure' && params === failed).length
        const unanswered = (id: string, state: string) =>
          events.filter(
            ({ type, output }) =>
              type === `xstate.error.actor.${id}` ||
              type === `xstate.after.patience.session.${state}` ||
              (type === `xstate.done.actor.${id}` && output?.error?.kind === 'unreachable'),
          ).length
        return (
          logged('tabs') === events.filter(({ type }) => type === 'xstate.error.actor.otherTabs').length &&
          logged('refresh') === unanswered('refreshIdentity', 'signedIn.refreshing') &&
          logged('signOut') === unanswered('signOut', 'signingOut') &&
          logged('restore') * 3 <= unanswered('getIdentity', 'restoring.asking') &&
          (!snapshot.matches('error') || logged('restore') > 0)
        )
      },
    },
    {
      name: 'whoever asks for a sign-out is answered as soon as it is known',
      holds: (snapshot) => snapshot.context.askers.length > 0 === snapshot.matches('signingOut'),
    },
    {
      name: 'F-01 a sign-in is renewed every 45 minutes, an answer is waited for 10 seconds and asked for again after 5',
      holds: (snapshot, driver) => {
        const { before, took } = lapOf(driver, stateText(snapshot.value))
        const longest = {
          'signedIn.fresh': RENEWED_AFTER_MS,
          'signedIn.refreshing': 10_000,
          'restoring.asking': 10_000,
          'restoring.waiting': 5000,
          signingOut: 10_000,
          leaving: 8000,
          changed: 8000,
        }
        const limit = Object.entries(longest).find(([state]) => state === before)?.[1] ?? 0
        return took === 0 || took === limit
      },
    },
    {
      name: 'D-13 it is asked three times in all before it is given up',
      holds: (snapshot, { calls }) =>
        snapshot.context.attempts <= 2 &&
        (!snapshot.matches('error') || calls.filter(({ id }) => id === 'getIdentity').length >= 3),
    },
    {
      name: 'one question at a time',
      holds: (_, { pending }) =>
        ['getIdentity', 'refreshIdentity', 'signOut'].filter((id) => pending.has(id)).length <= 1,
    },
  ],
}

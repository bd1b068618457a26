import type { SnapshotFrom } from 'xstate'
import type { Model } from '~/machines/proving/model'
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
  // whoever comes first on a page of nobody's is as good as any other
  ...(context.madeFor === null ? [] : [{ output: { ok: true, value: ben } }]),
  { output: { ok: true, value: signedOut } },
  { output: { ok: true, value: claimMissing } },
  { output: { ok: false, error: { kind: 'unreachable', cause: 'late', retryAfterSeconds: null } } },
  { error: new Error('offline') },
]

export const sessionModel: Model<typeof sessionMachine> = {
  machine: sessionMachine,
  input: { identity: anna },
  inputs: [{ identity: signedOut }, { identity: claimMissing }, { identity: null }],
  key: ({ identity, person, madeFor, isRefreshTried, attempts, failure }) => ({
    began: identity?.kind ?? null,
    person: person?.playchartId ?? null,
    madeFor,
    isRefreshTried,
    attempts,
    failure,
  }),
  cases: {
    RESTORE: [{ type: 'RESTORE' }],
    'SIGN_IN.OK': [{ type: 'SIGN_IN.OK' }],
    SIGN_OUT: [{ type: 'SIGN_OUT' }],
    'TOKEN.EXPIRED': [{ type: 'TOKEN.EXPIRED' }],
    'CLAIM.MISSING': [{ type: 'CLAIM.MISSING' }],
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
  invariants: [
    {
      name: 'S-266 where no account was found it was renewed once, and is not again',
      when: ({ context }) => context.failure === 'claim',
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
      name: 'S-379 a sign-out that failed says so and signs nobody out',
      when: ({ context }) => context.failure === 'signOut',
      holds: (snapshot) => snapshot.context.person !== null,
    },
    {
      name: 'a page that was made for one person never names another',
      holds: ({ context: { person, madeFor } }) => person === null || person.playchartId === madeFor,
    },
    {
      name: 'one question at a time',
      holds: (_, { pending }) =>
        ['getIdentity', 'refreshIdentity', 'signOut'].filter((id) => pending.has(id)).length <= 1,
    },
  ],
}

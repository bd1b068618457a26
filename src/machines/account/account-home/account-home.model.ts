import type { Model } from '~/machines/proving/model'
import { connectAccountHome } from './account-home.connect'
import { type AccountHomeInput, accountHomeMachine } from './account-home.machine'
import type { HomeFacts } from './account-home.rules'

const facts: HomeFacts = {
  counts: { active: 1, cancelled: 0, finished: 0 },
  hasReadingClub: false,
  hasSkillSets: false,
  hasCourses: false,
  orderHistoryHref: null,
}
const input: AccountHomeInput = { as: 'account', orderHistoryHref: null, facts, hasFailed: false }

export const accountHomeModel: Model<typeof accountHomeMachine> = {
  machine: accountHomeMachine,
  input,
  inputs: [
    { ...input, facts: null },
    { ...input, facts: null, hasFailed: true },
  ],
  key: (context) => ({ isKnown: context.facts !== null, hasFailed: context.hasFailed }),
  cases: { RETRY: [{ type: 'RETRY' }] },
  outcomes: {
    loadHome: [
      { output: { ok: true, value: facts } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('lost') },
    ],
  },
  invariants: [
    {
      name: 'A-134 whoever sees tiles sees the one of the play kits',
      when: (snapshot) => snapshot.matches('ready'),
      holds: (snapshot) => connectAccountHome(snapshot).tiles.includes('playKits'),
    },
    {
      name: 'A-005 without facts there are no tiles',
      when: ({ context }) => context.facts === null,
      holds: (snapshot) => connectAccountHome(snapshot).tiles.length === 0,
    },
    {
      name: 'it is busy exactly while it asks',
      holds: (snapshot, { pending }) => snapshot.hasTag('busy') === pending.has('loadHome'),
    },
  ],
}

import type { SnapshotFrom } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { connectPlayKitSchedule } from './play-kit-schedule.connect'
import { type PlayKitScheduleInput, playKitScheduleMachine } from './play-kit-schedule.machine'
import { SAMPLE_CHILDREN, sampleChild } from './play-kit-schedule.samples'

const { active, cancelled, agedOut, none } = SAMPLE_CHILDREN
const children = [none, agedOut, cancelled, active]
const input: PlayKitScheduleInput = { as: 'account', schedule: { children }, hasFailed: false, childUuid: null }
/** the same child with fewer kits on the way, and no other */
const changed = sampleChild('active', { upcoming: active.upcoming.slice(0, 2) })

const view = (snapshot: SnapshotFrom<typeof playKitScheduleMachine>) => connectPlayKitSchedule(snapshot)

export const playKitScheduleModel: Model<typeof playKitScheduleMachine> = {
  machine: playKitScheduleMachine,
  input,
  inputs: [
    { ...input, childUuid: 'cancelled' },
    { ...input, childUuid: 'of somebody else' },
    { ...input, schedule: { children: [] } },
    { ...input, schedule: null },
    { ...input, schedule: null, hasFailed: true },
  ],
  key: ({ children: known, childUuid, isKnown, hasFailed, isGone }) => ({
    count: known.length,
    childUuid,
    isKnown,
    hasFailed,
    isGone,
  }),
  cases: {
    SELECT_CHILD: ['none', 'agedOut', 'cancelled', 'active', 'of somebody else'].map((uuid) => ({
      type: 'SELECT_CHILD',
      uuid,
    })),
    REFRESH: [{ type: 'REFRESH' }],
    EXPAND: [{ type: 'EXPAND' }],
    // the machine says it to itself
    SORT: [],
  },
  outcomes: {
    loadSchedule: [
      { output: { ok: true, value: { children } } },
      { output: { ok: true, value: { children: [changed] } } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('lost') },
    ],
    changes: [{ error: new Error('no channel') }],
  },
  invariants: [
    {
      name: 'A-015 only a child of the account is ever shown',
      holds: ({ context }) =>
        context.childUuid === null ||
        !context.isKnown ||
        context.children.some(({ uuid }) => children.some((own) => own.uuid === uuid)),
    },
    {
      name: 'E-53 the page is the one of the child that is shown',
      when: (snapshot) => view(snapshot).child !== null,
      holds: (snapshot) => {
        const { child, page } = view(snapshot)
        const state = snapshot.context.children.find(({ uuid }) => uuid === child?.uuid)?.page
        return page === (state === 'none' ? 'noSubscription' : state)
      },
    },
    {
      name: 'A-023 three kits show before anybody asks for more, and never fewer than there are up to three',
      when: (snapshot) => view(snapshot).can.expand,
      holds: (snapshot) =>
        view(snapshot).upcoming.flatMap(({ kits }) => kits).length === 3 && view(snapshot).hiddenCount > 0,
    },
    {
      name: 'whoever is signed out, or somebody else, sees nothing of it',
      when: ({ context }) => context.isGone,
      holds: (snapshot) => view(snapshot).children.length === 0 && view(snapshot).page === 'left',
    },
    {
      name: 'what is known stays, whatever comes to nothing',
      when: ({ context }) => context.isKnown,
      holds: (snapshot) => !['failed', 'loading'].includes(view(snapshot).page),
    },
    {
      name: 'it is busy exactly while it asks',
      holds: (snapshot, { pending }) => snapshot.hasTag('busy') === pending.has('loadSchedule'),
    },
  ],
}

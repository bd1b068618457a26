import type { SnapshotFrom } from 'xstate'
import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { ClubBox, ClubSubscription } from '~/services/flows/reading-club/reading-club.contract'
import { connectErcSchedule } from './erc-schedule.connect'
import { type ErcScheduleInput, ercScheduleMachine } from './erc-schedule.machine'

/* Subscriptions to try the machine with; no person stands behind them. */

const TODAY = CivilDate.parse('2026-11-26')

export const sampleBox = (number: number, over: Partial<ClubBox> = {}): ClubBox => ({
  id: `box-${number}`,
  number,
  date: CivilDate.parse(`2027-${String(number).padStart(2, '0')}-12`),
  status: 'scheduled',
  process: 'awaiting_process',
  unpaid: null,
  turn: null,
  ...over,
})

export const sampleSubscription = (id: string, over: Partial<ClubSubscription> = {}): ClubSubscription => ({
  id,
  page: 'active',
  handle: 'erc-box-3-4',
  price: { amountCents: 2400, currency: 'eur' },
  payment: 'Visa ending in 4242',
  to: 'Lane 1, Utrecht',
  addressUuid: 'address',
  come: 1,
  owed: null,
  current: sampleBox(1, { status: 'complete', process: 'completed' }),
  underWay: [],
  next: sampleBox(2),
  upcoming: [3, 4, 5, 6, 7].map((number) => sampleBox(number)),
  others: [],
  resumesOn: null,
  can: { pause: false, cancel: false, reactivate: false },
  ...over,
})

const club = {
  today: TODAY,
  subscriptions: [
    sampleSubscription('cancelled', { page: 'cancelled', next: null, upcoming: [] }),
    sampleSubscription('active'),
    sampleSubscription('paused', {
      page: 'paused',
      resumesOn: CivilDate.parse('2027-02-12'),
      upcoming: [3, 4, 5, 6].map((one) => sampleBox(one)),
    }),
    sampleSubscription('processing', { page: 'processing' }),
    sampleSubscription('short', { upcoming: [3, 4, 5].map((number) => sampleBox(number)) }),
  ],
}
const input: ErcScheduleInput = { as: 'account', club, selected: null }
/** The paused one goes on, and nothing else is left of the account. */
const changed = { today: TODAY, subscriptions: [sampleSubscription('paused', { upcoming: [sampleBox(3)] })] }

/** Which page each subscription has, and how many boxes come up at first and in all. */
const EXPECTED: Record<string, { kind: string; first: number; all: number }> = {
  cancelled: { kind: 'cancelled', first: 0, all: 0 },
  active: { kind: 'active', first: 3, all: 5 },
  paused: { kind: 'paused', first: 3, all: 4 },
  processing: { kind: 'processing', first: 3, all: 5 },
  short: { kind: 'active', first: 3, all: 3 },
}

type Snapshot = SnapshotFrom<typeof ercScheduleMachine>
const view = (snapshot: Snapshot) => connectErcSchedule(snapshot)
const expected = (snapshot: Snapshot) => EXPECTED[view(snapshot).subscription?.id ?? '']
const isWhole = ({ context }: Snapshot) => context.club?.subscriptions.length === club.subscriptions.length
const countOf = ({ effects }: Driver, name: string) => effects.filter(({ type }) => type === name).length
const releases = ({ calls }: Driver) => calls.filter(({ src }) => src === 'releasePause')

export const ercScheduleModel: Model<typeof ercScheduleMachine> = {
  machine: ercScheduleMachine,
  input,
  inputs: [
    { ...input, selected: 'paused' },
    { ...input, selected: 'of somebody else' },
    { ...input, club: { today: TODAY, subscriptions: [] } },
    { ...input, club: { today: TODAY, subscriptions: club.subscriptions.slice(0, 1) } },
    { ...input, club: null, selected: 'short' },
  ],
  key: ({ club: known, selected }) => ({ count: known?.subscriptions.length ?? null, selected }),
  cases: {
    SELECT: [...club.subscriptions.map(({ id }) => id), 'of somebody else'].map((id) => ({ type: 'SELECT', id })),
    REFRESH: [{ type: 'REFRESH' }],
    EXPAND: [{ type: 'EXPAND' }],
    HIDE: [{ type: 'HIDE' }],
    UNPAUSE: [{ type: 'UNPAUSE' }],
  },
  outcomes: {
    getReadingClub: [
      { output: { ok: true, value: club } },
      { output: { ok: true, value: changed } },
      { output: { ok: false, error: { kind: 'unreachable', cause: 'offline', retryAfterSeconds: null } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('lost') },
    ],
    changes: [{ error: new Error('no channel') }],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'A-050 the items are numbered from one, and exactly the one that is shown is chosen',
      holds: (snapshot) => {
        const { items, subscription } = view(snapshot)
        const chosen = items.filter(({ isSelected }) => isSelected).map(({ id }) => id)
        return (
          items.every(({ number }, index) => number === index + 1) &&
          chosen.join() === (subscription ? subscription.id : '')
        )
      },
    },
    {
      name: 'A-052 A-053 A-054 A-055 A-056 the page is the one of the subscription that is shown',
      when: isWhole,
      holds: (snapshot) => view(snapshot).kind === expected(snapshot)?.kind,
    },
    {
      name: 'A-058 A-292 three boxes come up at first, all of them once asked, and three again once they are hidden',
      when: isWhole,
      holds: (snapshot) => {
        const { upcoming, hiddenCount, can, kind } = view(snapshot)
        const { first = 0, all = 0 } = expected(snapshot) ?? {}
        const isFolded = upcoming.length === first && can.expand === (kind === 'active' && all > first) && !can.hide
        const isWholeList = upcoming.length === all && all > first && can.hide && !can.expand
        return upcoming.length + hiddenCount === all && (isFolded || isWholeList)
      },
    },
    {
      name: 'A-059 E-51 only a subscription whose page is paused can be let go on, and only that one is',
      holds: (snapshot, driver) =>
        view(snapshot).can.unpause === (view(snapshot).kind === 'paused') &&
        releases(driver).every(({ input: asked }) => JSON.stringify(asked) === '{"as":"account","id":"paused"}'),
    },
    {
      name: 'whoever is signed out, or somebody else, sees nothing of it and is led away once',
      when: (snapshot) => snapshot.matches('left'),
      holds: (snapshot, driver) => {
        const { kind, items, subscription } = view(snapshot)
        const led = countOf(driver, 'goToSignIn') + countOf(driver, 'startAnew')
        return (
          kind === 'left' &&
          items.length === 0 &&
          subscription === null &&
          !snapshot.can({ type: 'REFRESH' }) &&
          led === 1
        )
      },
    },
    {
      name: 'what is known stays, whatever comes to nothing, and says that it may be old',
      when: ({ context }) => context.club !== null,
      holds: (snapshot) =>
        !['failed', 'loading'].includes(view(snapshot).kind) && view(snapshot).isStale === snapshot.matches('stale'),
    },
    {
      name: 'A-005 where nothing is known the page says so, and can be asked again',
      when: (snapshot) => view(snapshot).kind === 'failed',
      holds: (snapshot) => snapshot.can({ type: 'REFRESH' }) && view(snapshot).items.length === 0,
    },
    {
      name: 'it asks for its own account, and is busy exactly while it asks',
      holds: (snapshot, { pending, calls }) =>
        snapshot.hasTag('busy') === pending.has('getReadingClub') &&
        calls.every(({ id, input: asked }) => id !== 'getReadingClub' || JSON.stringify(asked) === '{"as":"account"}'),
    },
  ],
}

import type { SnapshotFrom } from 'xstate'
import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { CivilDate } from '~/services/domain/dates/civil-date.contract'
import type { ChildSchedule, KitGroup, ScheduledKit } from '~/services/flows/schedule/schedule.contract'
import { connectPlayKitSchedule } from './play-kit-schedule.connect'
import { type PlayKitScheduleInput, playKitScheduleMachine } from './play-kit-schedule.machine'

/* Schedules to try the machine with; no person stands behind them. */

const TODAY = CivilDate.parse('2026-11-21')

const kit = (number: number, over: Partial<ScheduledKit> = {}): ScheduledKit => ({
  uuid: `item-${number}`,
  anchor: 'kit-the-babbler',
  name: 'The Babbler Play Kit',
  ageRange: '13–15 months',
  date: CivilDate.parse(`2027-${String(number).padStart(2, '0')}-12`),
  process: 'awaiting_process',
  billing: 'awaiting_payment',
  hasBooks: false,
  gift: null,
  charge: null,
  movableIn: null,
  skipChange: null,
  chosen: [],
  canChoose: false,
  errors: [],
  pictures: { open: null, closed: null },
  ...over,
})
const group = (...kits: ScheduledKit[]): KitGroup => ({
  key: kits.map(({ uuid }) => uuid).join(' '),
  isDraft: false,
  isBundled: kits.length > 1,
  date: kits[0]?.date ?? TODAY,
  kits,
})

export const sampleChild = (uuid: string, over: Partial<ChildSchedule> = {}): ChildSchedule => ({
  uuid,
  name: `Child ${uuid}`,
  ageMonths: 14,
  page: 'active',
  isDefault: false,
  current: group(kit(1, { process: 'completed', billing: 'paid' })),
  underWay: [],
  owed: null,
  next: [{ ...group(kit(2)), isDraft: true }],
  upcoming: [3, 4, 5, 6].map((number) => group(kit(number))),
  total: { amountCents: 9600, currency: 'eur' },
  plan: {
    key: 'subscription',
    kind: 'pay-per-kit',
    paying: { kind: 'pay-per-kit', kits: 1 },
    ...{ since: TODAY, laidOutFor: null },
    sent: 1,
    count: 6,
    language: 'en',
    hasBooks: false,
    isEnding: false,
    offers: [],
    to: 'Lane 1, Utrecht',
    addressUuid: 'address',
  },
  gifts: [],
  nextKit: null,
  ...over,
})

const nothing = { current: null, underWay: [], owed: null, next: [], upcoming: [], total: null, plan: null }
const children = [
  sampleChild('none', { ...nothing, page: 'none' }),
  sampleChild('agedOut', { ...nothing, page: 'agedOut' }),
  sampleChild('gift used', { ...nothing, page: 'giftUsed', nextKit: 'kit-the-adventurer' }),
  sampleChild('prepaid used', { ...nothing, page: 'prepaidUsed', nextKit: 'kit-the-adventurer' }),
  sampleChild('complete', { ...nothing, page: 'complete' }),
  sampleChild('cancelled', { ...nothing, page: 'cancelled' }),
  sampleChild('active', { isDefault: true }),
  sampleChild('half prepaid', {
    next: [{ ...group(kit(2, { billing: 'prepay' }), kit(3)), isDraft: true }],
    upcoming: [4, 5].map((number) => group(kit(number))),
  }),
  sampleChild('prepaid', { name: 'Sixteen letters!', next: [group(kit(2, { billing: 'prepay' }))], upcoming: [] }),
  sampleChild('refunded', {
    name: 'Seventeen letters',
    underWay: [group(kit(1, { uuid: 'unpaid', process: 'error', billing: 'error', errors: ['declined'] }))],
    owed: { sum: { amountCents: 8400, currency: 'eur' }, kits: 1 },
    next: [group(kit(2, { billing: 'refund' }), kit(3))],
    upcoming: [group(kit(4)), group(kit(5), kit(6))],
  }),
]

type Expected = {
  kind: string
  next?: { payment: string; totalCents: number | null; kits: number }
  kits?: { first: number; all: number }
}
/** What the page says of each child, by the sentences of A-017 …. */
const EXPECTED: Record<string, Expected> = {
  none: { kind: 'noSubscription' },
  agedOut: { kind: 'agedOut' },
  'gift used': { kind: 'giftUsed' },
  'prepaid used': { kind: 'prepaidUsed' },
  complete: { kind: 'complete' },
  cancelled: { kind: 'cancelled' },
  active: { kind: 'active', next: { payment: 'awaiting', totalCents: 9600, kits: 1 }, kits: { first: 3, all: 4 } },
  'half prepaid': {
    kind: 'active',
    next: { payment: 'awaiting', totalCents: 9600, kits: 2 },
    kits: { first: 2, all: 2 },
  },
  prepaid: { kind: 'active', next: { payment: 'paid', totalCents: null, kits: 1 }, kits: { first: 0, all: 0 } },
  refunded: { kind: 'active', next: { payment: 'other', totalCents: null, kits: 2 }, kits: { first: 3, all: 3 } },
}

const schedule = { today: TODAY, children }
const input: PlayKitScheduleInput = { as: 'account', schedule, childUuid: null }
/** the same child with fewer kits on the way, and no other */
const changed = sampleChild('active', { upcoming: [group(kit(3)), group(kit(4))] })

type Snapshot = SnapshotFrom<typeof playKitScheduleMachine>
const view = (snapshot: Snapshot) => connectPlayKitSchedule(snapshot)
const expected = (snapshot: Snapshot) => EXPECTED[view(snapshot).child?.uuid ?? '']
const isWhole = ({ context }: Snapshot) => context.schedule?.children.length === children.length
const countOf = ({ effects }: Driver, name: string) => effects.filter(({ type }) => type === name).length

export const playKitScheduleModel: Model<typeof playKitScheduleMachine> = {
  machine: playKitScheduleMachine,
  input,
  inputs: [
    { ...input, childUuid: 'cancelled' },
    { ...input, childUuid: 'of somebody else' },
    { ...input, schedule: { today: TODAY, children: [] } },
    // none is the account's own choice: the first with kits on the way, or the first
    { ...input, schedule: { today: TODAY, children: children.filter(({ isDefault }) => !isDefault) } },
    { ...input, schedule: { today: TODAY, children: children.filter(({ page }) => page !== 'active') } },
    { ...input, schedule: null, childUuid: 'cancelled' },
  ],
  key: ({ schedule: known, childUuid, told }) => ({ count: known?.children.length ?? null, childUuid, told }),
  cases: {
    SELECT_CHILD: [...children.map(({ uuid }) => uuid), 'of somebody else'].map((uuid) => ({
      type: 'SELECT_CHILD',
      uuid,
    })),
    REFRESH: [{ type: 'REFRESH' }],
    EXPAND: [{ type: 'EXPAND' }],
  },
  outcomes: {
    getSchedule: [
      { output: { ok: true, value: schedule } },
      { output: { ok: true, value: { today: TODAY, children: [changed] } } },
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
      name: 'A-015 only a child of the account is ever shown',
      when: (snapshot) => view(snapshot).child !== null,
      holds: (snapshot) => children.some(({ uuid }) => uuid === view(snapshot).child?.uuid),
    },
    {
      name: 'A-017 A-018 A-019 A-020 E-53 the page is the one of the child that is shown',
      when: (snapshot) => view(snapshot).child !== null,
      holds: (snapshot) => view(snapshot).kind === expected(snapshot)?.kind,
    },
    {
      name: 'A-022 A-043 A-252 the next order says how it is paid, and only a preview says what it costs',
      when: isWhole,
      holds: (snapshot) => {
        const [next] = view(snapshot).next
        const meant = expected(snapshot)?.next
        if (!next || !meant) return next === meant
        const { cost, kits } = next
        return (
          (cost?.payment ?? 'awaiting') === meant.payment &&
          (cost?.sum?.amountCents ?? null) === meant.totalCents &&
          kits.length === meant.kits
        )
      },
    },
    {
      name: 'A-023 A-024 three kits come up at first, all of them once asked, and no other number of them ever',
      when: (snapshot) => isWhole(snapshot) && expected(snapshot)?.kits !== undefined,
      holds: (snapshot) => {
        const { upcoming, can } = view(snapshot)
        const shown = upcoming.flatMap(({ kits }) => kits).length
        const { first = 0, all = 0 } = expected(snapshot)?.kits ?? {}
        return shown === (can.expand ? first : all) && can.expand === shown < all
      },
    },
    {
      name: 'whoever is signed out, or somebody else, sees nothing of it and is led away once',
      when: (snapshot) => snapshot.matches('left'),
      holds: (snapshot, driver) => {
        const { kind, children: seen, child } = view(snapshot)
        const led = countOf(driver, 'goToSignIn') + countOf(driver, 'startAnew')
        return kind === 'left' && seen.length === 0 && child === null && !snapshot.can({ type: 'REFRESH' }) && led === 1
      },
    },
    {
      name: 'what is known stays, whatever comes to nothing, and says that it may be old',
      when: ({ context }) => context.schedule !== null,
      holds: (snapshot) =>
        !['failed', 'loading'].includes(view(snapshot).kind) && view(snapshot).isStale === snapshot.matches('stale'),
    },
    {
      name: 'A-005 where nothing is known the page says so, and can be asked again',
      when: (snapshot) => view(snapshot).kind === 'failed',
      holds: (snapshot) => snapshot.can({ type: 'REFRESH' }) && view(snapshot).children.length === 0,
    },
    {
      name: 'it asks for its own account, and is busy exactly while it asks',
      holds: (snapshot, { pending, calls }) =>
        snapshot.hasTag('busy') === pending.has('getSchedule') &&
        calls.every(({ id, input: asked }) => id !== 'getSchedule' || JSON.stringify(asked) === '{"as":"account"}'),
    },
    {
      name: 'E-08 a status without a name is reported once',
      holds: (_, { effects }) =>
        effects.filter(({ type, params }) => type === 'reportUnlisted' && JSON.stringify(params).includes('refund'))
          .length <= 1,
    },
  ],
}

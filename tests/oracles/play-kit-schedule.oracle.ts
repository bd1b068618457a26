import type { PlayKitScheduleView } from '~/machines/account/play-kit-schedule/play-kit-schedule.connect'
import { asked, did, didNot, equal, isRunning, keptView, notAsked, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, never, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

/**
 * `schedule`: the newest that the shop has given. `child`: who was asked for, by the address or in the selector. `isAll`: more
 * kits of this child were asked for. `reported`: statuses without a name.
 */
type Memory = {
  phase: 'known' | 'asking' | 'stale' | 'failed' | 'left'
  schedule: Loose
  child: string | null
  isAll: boolean
  reported: readonly string[]
}
type Known = Step<PlayKitScheduleView, Memory>
type Came = Pick<Known, 'event' | 'input' | 'calls'> & { before: { memory: Memory | null } | null }

const PATIENCE = 9000
/** */
const [MOST_LETTERS, FIRST_KITS] = [16, 3]
/** */
const LISTED = ['paid', 'prepay', 'awaiting_payment']

const isHere = ({ before }: Came) => before?.memory?.phase !== 'left'
const wasAsking = ({ before }: Came) => before?.memory?.phase === 'asking'

/** E-55: the child that was asked for, else the account's own choice, else one with kits on the way, else the first. */
function shownOf({ schedule, child }: Pick<Memory, 'schedule' | 'child'>): Loose {
  const children: Loose[] = schedule?.children ?? []
  return (
    children.find(({ uuid }) => uuid === child) ??
    children.find(({ isDefault }) => isDefault) ??
    children.find(({ page }) => page === 'active') ??
    children[0] ??
    null
  )
}
const shortName = (name: string) => (name.length > MOST_LETTERS ? `${name.slice(0, MOST_LETTERS)}...` : name)
const kitsOf = (groups: Loose[]): Loose[] => groups.flatMap(({ kits }) => kits)

/** E-08: what the account has no word for. */
const unlistedOf = (schedule: Loose): string[] => {
  const groups: Loose[] = schedule.children.flatMap(({ current, underWay, next, upcoming }: Loose) => [
    ...underWay,
    ...(current ? [current] : []),
    ...next,
    ...upcoming,
  ])
  return [...new Set<string>(kitsOf(groups).map(({ billing }) => billing))].filter((one) => !LISTED.includes(one))
}
const freshIn = ({ before, memory }: Known) =>
  memory.reported.filter((status) => !(before?.memory.reported ?? []).includes(status))

/** A-017 … A-020 */
function kindOf({ memory }: Known) {
  const { phase, schedule } = memory
  if (phase === 'left') return 'left'
  if (!schedule) return phase === 'failed' ? 'failed' : 'loading'
  const page = shownOf(memory)?.page ?? 'none'
  return page === 'none' ? 'noSubscription' : page
}

/** what is still to be paid is known from the draft alone, as long as no kit has a charge of its own. */
function costOf({ kits, isDraft }: Loose, total: Loose) {
  const billings: string[] = kits.map(({ billing }: Loose) => billing)
  if (billings.some((one) => !LISTED.includes(one))) return { sum: null, pays: null, payment: 'other' }
  if (!billings.includes('awaiting_payment')) return { sum: null, pays: null, payment: 'paid' }
  return isDraft && total ? { sum: total, pays: null, payment: 'awaiting' } : null
}

const refused = (kind: string) => (step: Came) => step.event.output?.error?.kind === kind
const isFailure = (step: Came) => !refused('unauthorised')(step) && !refused('otherPerson')(step)
/** Nothing of the account is shown any more. */
const leaves = (how: string) => (step: Known) => [
  did(step, how),
  equal(step.effects.length, 1),
  notAsked(step),
  equal([step.view.kind, step.view.children, step.view.child, step.view.today], ['left', [], null, null]),
]
const comesToNothing = (step: Known) => [
  did(step, 'logFailure'),
  equal(step.effects.length, 1),
  equal(step.view.isBusy, false),
  equal(step.view.isStale, step.memory.schedule !== null),
]

export const playKitScheduleOracle = oracle<PlayKitScheduleView, Memory>(
  'playKitSchedule',
  [
    after('start', { rule: 'F-50', says: 'shows what the page was made with, and hears of changes' }, (step) => [
      asked(step, 'changes'),
      equal(step.calls.asked.length, 1),
      equal([step.view.isBusy, step.view.isStale], [false, false]),
      didNot(step, 'logFailure', 'goToSignIn', 'startAnew'),
    ]),
    after('REFRESH', { rule: 'F-50', says: 'asks anew, for this account', when: isHere }, (step) => [
      asked(step, 'getSchedule', { as: step.input.as }),
      wasAsking(step) ? stopped(step, 'getSchedule') : equal(step.calls.stopped, []),
      didNot(step),
      equal([step.view.isBusy, step.view.isStale], [true, false]),
    ]),
    after(done('getSchedule'), { rule: 'F-50', says: 'the newest is shown' }, (step) => [
      didNot(step, 'logFailure', 'goToSignIn', 'startAnew'),
      notAsked(step),
      equal([step.view.isBusy, step.view.isStale], [false, false]),
    ]),
    after(
      failed('getSchedule'),
      { rule: 'A-004', says: 'signed out', when: refused('unauthorised') },
      leaves('goToSignIn'),
    ),
    after(
      failed('getSchedule'),
      { rule: 'A-004', says: 'somebody else is signed in', when: refused('otherPerson') },
      leaves('startAnew'),
    ),
    after(failed('getSchedule'), { rule: ['A-005', 'F-50'], when: isFailure }, comesToNothing),
    lasts(PATIENCE, 'REFRESH', { rule: ['F-50', 'A-283'], when: isHere }, (step) => isRunning(step, 'getSchedule')),
    within(PATIENCE, 'REFRESH', { rule: 'A-005', says: 'silence is a failure', when: isHere }, comesToNothing),
    after(failed('changes'), { rule: 'F-50', says: 'is logged, and the page goes on' }, (step) => [
      did(step, 'logFailure'),
      equal(step.effects.length, 1),
      keptView(step),
      notAsked(step),
    ]),
    after('SELECT_CHILD', { rule: 'A-014', says: 'what is on its way goes on' }, (step) => [
      notAsked(step),
      didNot(step),
      equal(step.calls.stopped, []),
    ]),
    after('EXPAND', { rule: 'A-024', says: 'shows more, and nothing else' }, (step) => [
      notAsked(step),
      didNot(step),
      equal(step.calls.stopped, []),
    ]),
    always({ decided: 'E-08', says: 'a status without a name is reported once' }, (step) =>
      equal(
        step.effects.flatMap(({ name, params }) => (name === 'reportUnlisted' ? params : [])),
        freshIn(step),
      ),
    ),
    always({ rule: ['A-017', 'A-018', 'A-019', 'A-020', 'A-005'], says: 'the page is that of the child' }, (step) =>
      equal([step.view.kind, step.view.today], [kindOf(step), step.memory.schedule?.today ?? null]),
    ),
    always({ rule: ['A-014', 'A-016', 'A-294'], says: 'the children of the account, to choose from' }, (step) =>
      equal(
        step.view.children,
        (step.memory.schedule?.children ?? []).map(({ uuid, name, ageMonths }: Loose) => ({
          uuid,
          name: shortName(name),
          fullName: name,
          ageMonths,
          isSelected: uuid === shownOf(step.memory).uuid,
        })),
      ),
    ),
    always({ rule: ['A-015', 'A-045'], says: 'the child that was asked for, with its plan' }, ({ view, memory }) => {
      const child = shownOf(memory)
      if (!child) return equal(view.child, null)
      const { uuid, plan, gifts, nextKit } = child
      return equal(view.child, { uuid, name: shortName(child.name), plan, gifts, nextKit })
    }),
    always(
      { rule: ['A-021', 'A-022', 'A-043', 'A-252'], says: 'what is here and what is next' },
      ({ view, memory }) => {
        const { current = null, next = [], total = null } = shownOf(memory) ?? {}
        return [
          equal(view.current, current),
          equal(
            view.next,
            next.map((group: Loose) => ({ ...group, cost: costOf(group, total) })),
          ),
        ]
      },
    ),
    always({ rule: ['A-025', 'A-026'], says: 'what has not come before it, and what is owed' }, ({ view, memory }) => {
      const { underWay = [], owed = null } = shownOf(memory) ?? {}
      return [equal(view.underWay, underWay), equal(view.owed, owed)]
    }),
    always({ rule: ['A-023', 'A-024', 'A-292'], says: 'three kits come up, all once asked' }, ({ view, memory }) => {
      const kits = kitsOf(shownOf(memory)?.upcoming ?? [])
      // a skipped kit is shown, and is none of the three
      const isComing = ({ process }: Loose) => process !== 'skip_requested'
      const isMore = kits.filter(isComing).length > FIRST_KITS
      const first = kits.filter((_, at) => kits.slice(0, at).filter(isComing).length < FIRST_KITS)
      return [
        equal(kitsOf(view.upcoming), memory.isAll || !isMore ? kits : first),
        equal(view.can.expand, !memory.isAll && isMore),
      ]
    }),
    always({ rule: 'A-042', says: 'in the groups of their orders' }, ({ view, memory }) => {
      const groups: Loose[] = shownOf(memory)?.upcoming ?? []
      const shown = view.upcoming.map(({ kits: _, ...group }) => group)
      return equal(
        shown,
        groups.slice(0, shown.length).map(({ kits: _, ...group }) => group),
      )
    }),
    never({ rule: 'A-042', says: 'a group without a kit' }, ({ view }) =>
      view.upcoming.some(({ kits }) => kits.length === 0),
    ),
    always({ rule: ['A-283', 'F-50'], says: 'busy while it asks; old is what could not be asked again' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'asking'),
      equal(isRunning(step, 'getSchedule'), step.memory.phase === 'asking'),
      equal(step.view.isStale, step.memory.phase === 'stale'),
    ]),
  ],
  (memory, step) => {
    const { schedule, childUuid } = step.input
    const known: Memory = memory ?? {
      phase: schedule ? 'known' : 'failed',
      schedule,
      child: childUuid,
      isAll: false,
      reported: schedule ? unlistedOf(schedule) : [],
    }
    return { ...known, ...changeOf(known, step) }
  },
)

function changeOf(known: Memory, step: Came): Partial<Memory> {
  const { event, calls } = step
  const { phase, schedule, child } = known
  if (phase === 'left') return {}
  if (event.type === 'REFRESH') return { phase: 'asking' }
  if (event.type === 'SELECT_CHILD') {
    const isOther = shownOf({ schedule, child })?.uuid !== event.uuid
    const isOfAccount = schedule?.children.some(({ uuid }: Loose) => uuid === event.uuid)
    return isOther && isOfAccount ? { child: event.uuid, isAll: false } : {}
  }
  const shown = shownOf(known)
  if (event.type === 'EXPAND')
    return { isAll: known.isAll || (shown?.page === 'active' && kitsOf(shown.upcoming).length > FIRST_KITS) }
  if (event.type === 'done' && event.actor === 'getSchedule') {
    const { value } = event.output
    const reported = [...new Set([...known.reported, ...unlistedOf(value)])]
    return { phase: 'known', schedule: value, reported }
  }
  const isOver = event.actor === 'getSchedule' || calls.stopped.some(({ actor }) => actor === 'getSchedule')
  if (!isOver) return {}
  if (!isFailure(step)) return { phase: 'left', schedule: null, child: null }
  return { phase: schedule ? 'stale' : 'failed' }
}

import type { ErcScheduleView } from '~/machines/account/erc-schedule/erc-schedule.connect'
import { asked, did, didNot, equal, isRunning, keptView, notAsked, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

/** `club`: the newest that the shop has given. `selected`: by the address or in the selector. `isAll`: more boxes were asked for. */
type Memory = {
  phase: 'known' | 'asking' | 'stale' | 'failed' | 'left'
  club: Loose
  selected: string | null
  isAll: boolean
  /** the pause whose end was asked for last */
  release: { id: string; hasFailed: boolean } | null
}
type Known = Step<ErcScheduleView, Memory>
type Came = Pick<Known, 'event' | 'input' | 'calls'> & { before: { memory: Memory | null } | null }

const PATIENCE = 9000
/** */
const FIRST_BOXES = 3

const isHere = ({ before }: Came) => before?.memory?.phase !== 'left'
const wasAsking = ({ before }: Came) => before?.memory?.phase === 'asking'
const subscriptionsOf = ({ club }: Pick<Memory, 'club'>): Loose[] => club?.subscriptions ?? []

/** the one that was asked for, else one that is not over, else the first. */
function shownOf({ club, selected }: Pick<Memory, 'club' | 'selected'>): Loose {
  const subscriptions = subscriptionsOf({ club })
  return (
    subscriptions.find(({ id }) => id === selected) ??
    subscriptions.find(({ page }) => page !== 'cancelled') ??
    subscriptions[0] ??
    null
  )
}
const boxesOf = (memory: Pick<Memory, 'club' | 'selected'>): Loose[] => shownOf(memory)?.upcoming ?? []

/** A-052 … A-056 */
function kindOf({ memory }: Known) {
  const { phase, club } = memory
  if (phase === 'left') return 'left'
  if (!club) return phase === 'failed' ? 'failed' : 'loading'
  return shownOf(memory)?.page ?? 'none'
}

const refused = (kind: string) => (step: Came) => step.event.output?.error?.kind === kind
const isFailure = (step: Came) => !refused('unauthorised')(step) && !refused('otherPerson')(step)
/** Nothing of the account is shown any more. */
const leaves = (how: string) => (step: Known) => [
  did(step, how),
  equal(step.effects.length, 1),
  notAsked(step),
  equal([step.view.kind, step.view.items, step.view.subscription, step.view.today], ['left', [], null, null]),
]
const comesToNothing = (step: Known) => [
  did(step, 'logFailure'),
  equal(step.effects.length, 1),
  equal(step.view.isBusy, false),
  equal(step.view.isStale, step.memory.club !== null),
]
/** What a click on the page itself changes is shown, and nothing else happens. */
const onlyShows = (step: Known) => [notAsked(step), didNot(step), equal(step.calls.stopped, [])]
/** the subscription that is shown is paused, and nothing of the kind is under way. */
function unpauses({ before }: Came): boolean {
  const memory = before?.memory ?? null
  return memory !== null && shownOf(memory)?.page === 'paused' && memory.release?.hasFailed !== false
}

export const ercScheduleOracle = oracle<ErcScheduleView, Memory>(
  'ercSchedule',
  [
    after('start', { rule: 'F-51', says: 'shows what the page was made with, and hears of changes' }, (step) => [
      asked(step, 'changes'),
      equal([step.view.isBusy, step.view.isStale], [false, false]),
      notAsked(step, 'getReadingClub', 'releasePause'),
      didNot(step, 'logFailure', 'goToSignIn', 'startAnew'),
    ]),
    after('REFRESH', { rule: 'F-51', says: 'asks anew, for this account', when: isHere }, (step) => [
      asked(step, 'getReadingClub', { as: step.input.as }),
      wasAsking(step) ? stopped(step, 'getReadingClub') : equal(step.calls.stopped, []),
      didNot(step),
      equal([step.view.isBusy, step.view.isStale], [true, false]),
    ]),
    after(done('getReadingClub'), { rule: 'F-51', says: 'the newest is shown' }, (step) => [
      didNot(step, 'logFailure', 'goToSignIn', 'startAnew'),
      notAsked(step),
      equal([step.view.isBusy, step.view.isStale], [false, false]),
    ]),
    after(
      failed('getReadingClub'),
      { rule: 'A-004', says: 'signed out', when: refused('unauthorised') },
      leaves('goToSignIn'),
    ),
    after(
      failed('getReadingClub'),
      { rule: 'A-004', says: 'somebody else is signed in', when: refused('otherPerson') },
      leaves('startAnew'),
    ),
    after(failed('getReadingClub'), { rule: ['A-005', 'F-51'], when: isFailure }, comesToNothing),
    lasts(PATIENCE, 'REFRESH', { rule: ['F-51', 'A-283'], when: isHere }, (step) => isRunning(step, 'getReadingClub')),
    within(PATIENCE, 'REFRESH', { rule: 'A-005', says: 'silence is a failure', when: isHere }, comesToNothing),
    after(failed('changes'), { rule: 'F-51', says: 'is logged, and the page goes on' }, (step) => [
      did(step, 'logFailure'),
      equal(step.effects.length, 1),
      keptView(step),
      notAsked(step),
    ]),
    after('SELECT', { rule: ['A-050', 'A-051'], says: 'what is on its way goes on' }, onlyShows),
    after('EXPAND', { rule: 'A-058', says: 'shows more, and nothing else' }, onlyShows),
    after('HIDE', { rule: 'A-058', says: 'shows fewer, and nothing else' }, onlyShows),
    after(
      'UNPAUSE',
      { rule: ['A-059', 'A-066'], says: 'a paused subscription is to go on', when: (step) => unpauses(step) },
      (step) => [
        asked(step, 'releasePause', { as: step.input.as, id: shownOf(step.memory).id }),
        equal(step.calls.asked.length, 1),
        didNot(step),
      ],
    ),
    after(
      'UNPAUSE',
      { decided: 'E-51', says: 'no other one is, and none twice', when: (step) => !unpauses(step) },
      onlyShows,
    ),
    always(
      { rule: ['A-052', 'A-053', 'A-054', 'A-055', 'A-056', 'A-005'], says: 'the page is that of the item' },
      (step) => equal([step.view.kind, step.view.today], [kindOf(step), step.memory.club?.today ?? null]),
    ),
    always({ rule: 'A-050', says: 'Item 1, Item 2 …, and which one is chosen' }, ({ view, memory }) =>
      equal(
        view.items,
        subscriptionsOf(memory).map(({ id }, index) => ({
          id,
          number: index + 1,
          isSelected: id === shownOf(memory).id,
        })),
      ),
    ),
    always({ rule: ['A-051', 'A-057', 'A-228'], says: 'the subscription with its boxes' }, ({ view, memory }) =>
      equal(view.subscription, shownOf(memory)),
    ),
    always(
      { rule: ['A-058', 'A-292'], says: 'three boxes come up, all once asked, three once hidden' },
      ({ view, memory }) => {
        const boxes = boxesOf(memory)
        const isActive = shownOf(memory)?.page === 'active'
        const shown = memory.isAll ? boxes : boxes.slice(0, FIRST_BOXES)
        return [
          equal(view.upcoming, shown),
          equal(view.hiddenCount, boxes.length - shown.length),
          equal(view.can.expand, isActive && !memory.isAll && boxes.length > FIRST_BOXES),
          equal(view.can.hide, isActive && memory.isAll),
        ]
      },
    ),
    always({ rule: 'A-059', decided: 'E-51', says: 'what is paused can go on, and nothing else' }, ({ view, memory }) =>
      equal(view.can.unpause, shownOf(memory)?.page === 'paused'),
    ),
    always({ rule: ['A-066', 'A-067'], says: 'the button is about its own subscription' }, ({ view, memory }) => {
      const isOfShown = memory.release !== null && memory.release.id === shownOf(memory)?.id
      return [
        equal(view.unpause?.isBusy, isOfShown && memory.release?.hasFailed === false),
        equal(view.unpause?.hasFailed, isOfShown && memory.release?.hasFailed === true),
        equal(view.unpause?.can.click, memory.release?.hasFailed !== false),
      ]
    }),
    always({ rule: 'F-52', says: 'a failure is the pause’s own' }, (step) =>
      equal(isRunning(step, 'releasePause'), step.memory.release?.hasFailed === false),
    ),
    always({ rule: ['A-283', 'F-51'], says: 'busy while it asks; old is what could not be asked again' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'asking'),
      equal(isRunning(step, 'getReadingClub'), step.memory.phase === 'asking'),
      equal(step.view.isStale, step.memory.phase === 'stale'),
    ]),
  ],
  (memory, step) => {
    const { club, selected } = step.input
    const known: Memory = memory ?? { phase: club ? 'known' : 'failed', club, selected, isAll: false, release: null }
    return { ...known, ...changeOf(known, step), ...releaseOf(known, step) }
  },
)

function changeOf(known: Memory, step: Came): Partial<Memory> {
  const { event, calls } = step
  const { phase, club } = known
  if (phase === 'left') return {}
  if (event.type === 'REFRESH') return { phase: 'asking' }
  if (event.type === 'SELECT') {
    const isOther = shownOf(known)?.id !== event.id
    const isOfAccount = subscriptionsOf(known).some(({ id }) => id === event.id)
    return isOther && isOfAccount ? { selected: event.id, isAll: false } : {}
  }
  const isActive = shownOf(known)?.page === 'active'
  if (event.type === 'EXPAND') return { isAll: known.isAll || (isActive && boxesOf(known).length > FIRST_BOXES) }
  if (event.type === 'HIDE') return { isAll: known.isAll && !isActive }
  if (event.type === 'done' && event.actor === 'getReadingClub') return { phase: 'known', club: event.output.value }
  const isOver = event.actor === 'getReadingClub' || calls.stopped.some(({ actor }) => actor === 'getReadingClub')
  if (!isOver) return {}
  if (!isFailure(step)) return { phase: 'left', club: null, selected: null }
  return { phase: club ? 'stale' : 'failed' }
}

function releaseOf(known: Memory, step: Came): Partial<Memory> {
  if (step.event.type === 'UNPAUSE' && unpauses({ ...step, before: { memory: known } }))
    return { release: { id: shownOf(known).id, hasFailed: false } }
  const isStopped = step.calls.stopped.some(({ actor }) => actor === 'releasePause')
  return isStopped && known.release ? { release: { ...known.release, hasFailed: true } } : {}
}

import type { AccountHomeView } from '~/machines/account/account-home/account-home.connect'
import { asked, did, didNot, equal, isRunning, keptView, notAsked, stopped } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'known' | 'asking' | 'stale' | 'failed' | 'left'
/** `facts`: the newest that the shop has given. */
type Memory = { phase: Phase; facts: Loose }
type Known = Step<AccountHomeView, Memory>
type Came = Pick<Known, 'event'> & { before: { memory: Memory | null } | null }

/** F-59: so long the server is waited for. */
const PATIENCE = 9000

const isHere = ({ before }: Came) => before?.memory?.phase !== 'left'
const wasAsking = ({ before }: Came) => before?.memory?.phase === 'asking'
const refused = (kind: string) => (step: Came) => step.event.output?.error?.kind === kind
const isFailure = (step: Came) => !refused('unauthorised')(step) && !refused('otherPerson')(step)

/** A-133 … A-141: in the order of the page. */
function tilesOf({ counts, hasReadingClub, hasSkillSets, hasCourses }: Loose) {
  const hasSubscribed = counts.active + counts.cancelled + counts.finished > 0
  return [
    'playKits',
    hasSubscribed && 'subscriberShop',
    'referAFriend',
    hasReadingClub && 'earlyReaderClub',
    hasSkillSets && 'readingSkillSet',
    hasCourses && 'coursePacks',
    'orderHistory',
    'accountSettings',
    'activateGift',
  ].filter(Boolean)
}

/** Nothing of the account is shown any more. */
const leaves = (how: string) => (step: Known) => [
  did(step, how),
  equal(step.effects.length, 1),
  notAsked(step),
  equal(
    [step.view.tiles, step.view.next, step.view.activeCount, step.view.today, step.view.last],
    [[], [], null, null, null],
  ),
]
const comesToNothing = (step: Known) => [
  did(step, 'logFailure'),
  equal(step.effects.length, 1),
  equal(step.view.isBusy, false),
  equal([step.view.isStale, step.view.hasFailed], [step.memory.facts !== null, step.memory.facts === null]),
]

export const accountHomeOracle = oracle<AccountHomeView, Memory>(
  'accountHome',
  [
    after('start', { rule: 'F-59', says: 'shows what the page was made with, and hears of changes' }, (step) => [
      asked(step, 'changes'),
      equal(step.calls.asked.length, 1),
      equal([step.view.isBusy, step.view.isStale], [false, false]),
      didNot(step),
    ]),
    after('REFRESH', { rule: ['F-59', 'A-284'], says: 'asks anew, for this account', when: isHere }, (step) => [
      asked(step, 'getAccountHome', { as: step.input.as }),
      wasAsking(step) ? stopped(step, 'getAccountHome') : equal(step.calls.stopped, []),
      didNot(step),
      equal([step.view.isBusy, step.view.isStale, step.view.hasFailed], [true, false, false]),
    ]),
    after(done('getAccountHome'), { rule: 'F-59', says: 'the newest is shown' }, (step) => [
      didNot(step),
      notAsked(step),
      equal([step.view.isBusy, step.view.isStale, step.view.hasFailed], [false, false, false]),
    ]),
    after(
      failed('getAccountHome'),
      { rule: 'A-004', says: 'signed out', when: refused('unauthorised') },
      leaves('goToSignIn'),
    ),
    after(
      failed('getAccountHome'),
      { rule: 'A-004', says: 'somebody else is signed in', when: refused('otherPerson') },
      leaves('startAnew'),
    ),
    after(failed('getAccountHome'), { rule: ['A-005', 'F-59'], when: isFailure }, comesToNothing),
    lasts(PATIENCE, 'REFRESH', { rule: ['F-59', 'A-283'], when: isHere }, (step) => isRunning(step, 'getAccountHome')),
    within(PATIENCE, 'REFRESH', { rule: 'A-005', says: 'silence is a failure', when: isHere }, comesToNothing),
    after(failed('changes'), { rule: 'F-59', says: 'is logged, and the page goes on' }, (step) => [
      did(step, 'logFailure'),
      equal(step.effects.length, 1),
      keptView(step),
      notAsked(step),
    ]),
    always({ rule: ['A-133', 'A-134', 'A-135', 'A-137', 'A-138', 'A-139', 'A-140'] }, ({ view, memory: { facts } }) => [
      equal(view.tiles, facts ? tilesOf(facts) : []),
      equal(view.next, facts?.next ?? []),
      equal(view.ended, facts?.ended ?? null),
    ]),
    always(
      { rule: 'A-025', says: 'what has not come is said where nothing comes after it, and of boxes in any case' },
      ({ view, memory: { facts } }) =>
        equal([view.heldUp, view.unpaidBoxes], [facts?.heldUp ?? [], facts?.unpaidBoxes ?? null]),
    ),
    always({ rule: ['A-254', 'A-140'], says: 'and what is known beside them' }, ({ view, memory: { facts } }) =>
      equal(
        [view.today, view.activeCount, view.endingCount, view.orderHistoryHref, view.last],
        [
          facts?.today ?? null,
          facts?.counts.active ?? null,
          facts?.endingCount ?? 0,
          facts?.orderHistoryHref ?? null,
          facts?.last ?? null,
        ],
      ),
    ),
    always({ rule: ['A-283', 'F-59'], says: 'busy while it asks; old is what could not be asked again' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'asking'),
      equal(isRunning(step, 'getAccountHome'), step.memory.phase === 'asking'),
      equal(step.view.isStale, step.memory.phase === 'stale'),
    ]),
    always({ rule: ['A-005', 'A-284'] }, ({ view, memory }) => equal(view.hasFailed, memory.phase === 'failed')),
  ],
  (memory, step) => {
    const { facts } = step.input
    const known: Memory = memory ?? { phase: facts ? 'known' : 'failed', facts }
    return { ...known, ...changeOf(known, step) }
  },
)

function changeOf({ phase, facts }: Memory, step: Pick<Known, 'event' | 'calls'> & Came): Partial<Memory> {
  const { event, calls } = step
  if (phase === 'left') return {}
  if (event.type === 'REFRESH') return { phase: 'asking' }
  if (event.type === 'done' && event.actor === 'getAccountHome') return { phase: 'known', facts: event.output.value }
  const isOver = event.actor === 'getAccountHome' || calls.stopped.some(({ actor }) => actor === 'getAccountHome')
  if (!isOver) return {}
  if (!isFailure(step)) return { phase: 'left', facts: null }
  return { phase: facts ? 'stale' : 'failed' }
}

import type { UnpauseView } from '~/machines/account/unpause/unpause.connect'
import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'

/** `id`: the subscription that was asked for last, or goes on; `since`: when its page was asked for. */
type Memory = { phase: 'idle' | 'releasing' | 'failed' | 'navigating' | 'left'; id: string | null; since: number }
type Known = Step<UnpauseView, Memory>
type Came = Pick<Known, 'event' | 'calls'> & { before: { memory: Memory | null } | null }

/** As long as for whatever else is asked of the account. */
const PATIENCE = 9000

const canClick = ({ before }: Came) => before?.memory?.phase === 'idle' || before?.memory?.phase === 'failed'
const refusedAs = (kind: string) => (step: Came) => step.event.output?.error?.kind === kind
const isFailure = (step: Came) => !refusedAs('unauthorised')(step) && !refusedAs('otherPerson')(step)
const leaves = (how: string) => (step: Known) => [
  did(step, how),
  equal(step.effects.length, 1),
  notAsked(step),
  equal(step.view.can.click, false),
]
/** it is logged, nothing else leaves the page, and a click tries again. */
const comesToNothing = (step: Known) => [
  did(step, 'logFailure'),
  equal(step.effects.length, 1),
  notAsked(step),
  equal([step.view.can.click, step.view.isBusy], [true, false]),
]

export const unpauseOracle = oracle<UnpauseView, Memory>(
  'unpause',
  [
    after('start', { rule: 'A-059', says: 'the button is there, and nothing is asked' }, (step) => [
      notAsked(step),
      didNot(step),
      equal([step.view.can.click, step.view.isBusy, step.view.hasFailed], [true, false, false]),
    ]),
    after('CLICK', { rule: ['A-066', 'A-256', 'A-067'], says: 'the release is asked for', when: canClick }, (step) => [
      asked(step, 'releasePause', { as: step.input.as, id: step.event.id }),
      didNot(step),
      equal(step.view.can.click, false),
    ]),
    after(
      'CLICK',
      { rule: 'F-52', says: 'a click while it is under way changes nothing', when: (step) => !canClick(step) },
      (step) => [notAsked(step), didNot(step), equal(step.calls.stopped, [])],
    ),
    after(done('releasePause'), { rule: ['A-066', 'A-238'], says: 'the page opens with that subscription' }, (step) => [
      did(step, 'goToReadingClub', { selected: step.event.output.value.subscriptionId }),
      did(step, 'tellOtherTabs'),
      equal(step.effects.length, 2),
      equal(step.view.can.click, false),
    ]),
    after(
      failed('releasePause'),
      { rule: 'A-004', says: 'signed out', when: refusedAs('unauthorised') },
      leaves('goToSignIn'),
    ),
    after(
      failed('releasePause'),
      { rule: 'A-004', says: 'somebody else', when: refusedAs('otherPerson') },
      leaves('startAnew'),
    ),
    after(failed('releasePause'), { rule: ['A-067', 'A-289'], when: isFailure }, comesToNothing),
    lasts(PATIENCE, 'CLICK', { rule: 'A-066', when: canClick }, (step) => isRunning(step, 'releasePause')),
    within(PATIENCE, 'CLICK', { rule: 'A-067', says: 'silence is a failure', when: canClick }, comesToNothing),
    lasts(
      PATIENCE,
      done('releasePause'),
      { rule: 'A-066', says: 'so long its page is waited for' },
      ({ view }) => view.isBusy,
    ),
    always({ rule: 'A-066', says: 'it is asked while it is under way, and only then' }, (step) =>
      equal(isRunning(step, 'releasePause'), step.memory.phase === 'releasing'),
    ),
    always({ rule: 'F-52', says: 'it can be clicked before and after a failure' }, ({ view, memory }) =>
      equal(view.can.click, memory.phase === 'idle' || memory.phase === 'failed'),
    ),
    always({ rule: 'A-067', says: 'which subscription it is about, and that it has failed' }, ({ view, memory }) =>
      equal([view.id, view.hasFailed], [memory.id, memory.phase === 'failed']),
    ),
    always({ rule: 'F-52', says: 'busy until it has failed or the page is another one' }, ({ view, memory }) =>
      equal(view.isBusy, memory.phase === 'releasing' || memory.phase === 'navigating'),
    ),
  ],
  (memory, step) => {
    const { event, calls, now } = step
    const known: Memory = memory ?? { phase: 'idle', id: null, since: 0 }
    if (event.type === 'CLICK')
      return canClick({ ...step, before: { memory: known } }) ? { ...known, phase: 'releasing', id: event.id } : known
    if (event.actor === 'releasePause') {
      if (event.type === 'done') return { phase: 'navigating', id: event.output.value.subscriptionId, since: now }
      return { ...known, phase: isFailure(step) ? 'failed' : 'left' }
    }
    if (calls.stopped.some(({ actor }) => actor === 'releasePause')) return { ...known, phase: 'failed' }
    return known.phase === 'navigating' && now - known.since >= PATIENCE ? { ...known, phase: 'idle' } : known
  },
)

import type { AccountHomeView } from '~/machines/account/account-home/account-home.connect'
import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose } from '~/machines/proving/oracle/trace'

type Phase = 'asking' | 'ready' | 'failed' | 'left'
/** `facts`: what is known of this person. `since`: when the server was asked. */
type Memory = { phase: Phase; facts: Loose; since: number }

/** F-59: so long the server is waited for. */
const PATIENCE = 9000

type Known = { event: { type: string; actor?: unknown }; before: { memory: Memory } | null }
const asks = ({ event, before }: Known) => event.type === 'RETRY' && before?.memory.phase === 'failed'

/** A-133 … A-141: in the order of the page. */
function tilesOf({ counts, hasReadingClub, hasSkillSets, hasCourses, orderHistoryHref }: Loose) {
  const hasSubscribed = counts.active + counts.cancelled + counts.finished > 0
  return [
    'playKits',
    hasSubscribed && 'subscriberShop',
    'referAFriend',
    hasReadingClub && 'earlyReaderClub',
    hasSkillSets && 'readingSkillSet',
    hasCourses && 'coursePacks',
    orderHistoryHref && 'orderHistory',
    'accountSettings',
    'activateGift',
  ].filter(Boolean)
}

export const accountHomeOracle = oracle<AccountHomeView, Memory>(
  'accountHome',
  [
    always({ rule: ['A-133', 'A-134', 'A-135', 'A-137', 'A-138', 'A-139', 'A-140'] }, ({ view, memory }) => [
      equal(view.tiles, memory.phase === 'ready' ? tilesOf(memory.facts) : []),
      equal(view.next, memory.phase === 'ready' ? memory.facts.next : []),
      equal(view.ended, memory.phase === 'ready' ? memory.facts.ended : null),
    ]),
    always({ rule: ['A-254', 'A-140'], says: 'and what is known beside them' }, ({ view, memory: { facts } }) =>
      equal(
        [view.today, view.activeCount, view.orderHistoryHref],
        [facts?.today ?? null, facts?.counts.active ?? null, facts?.orderHistoryHref ?? null],
      ),
    ),
    always({ rule: 'A-283', says: 'busy while it is on its way, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'asking'),
      equal(isRunning(step, 'getAccountHome'), step.memory.phase === 'asking'),
    ]),
    always({ rule: ['A-005', 'A-284'] }, ({ view, memory }) => equal(view.hasFailed, memory.phase === 'failed')),
    after('RETRY', { rule: 'A-284', says: 'it can be tried again', when: asks }, (step) =>
      asked(step, 'getAccountHome', { as: step.input.as }),
    ),
    always({ rule: 'F-59', says: 'nothing else asks' }, (step) => (asks(step) ? null : notAsked(step))),
    lasts(PATIENCE, 'RETRY', { rule: 'F-59', says: 'it is waited for so long', when: asks }, ({ view }) => view.isBusy),
    always(
      { rule: ['A-004', 'A-005'], says: 'a failure is logged; whoever it belongs to no more is led away' },
      (step) => {
        const { event, memory, before } = step
        const turned = !before || memory.phase === before.memory.phase ? null : memory.phase
        if (turned === 'failed') return [did(step, 'logFailure'), equal(step.effects.length, 1)]
        if (turned !== 'left') return didNot(step)
        const leads = event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew'
        return [did(step, leads), equal(step.effects.length, 1)]
      },
    ),
  ],
  (memory, step) => {
    const { event, input, now } = step
    const last: Memory = memory ?? { phase: input.facts ? 'ready' : 'failed', facts: input.facts, since: 0 }
    if (event.type === 'RETRY' && last.phase === 'failed') return { ...last, phase: 'asking', since: now }
    if (last.phase !== 'asking') return last
    if (event.actor !== 'getAccountHome') return now - last.since >= PATIENCE ? { ...last, phase: 'failed' } : last
    if (event.type === 'done') return { ...last, phase: 'ready', facts: event.output.value }
    const kind = event.output?.error.kind
    return { ...last, phase: kind === 'unauthorised' || kind === 'otherPerson' ? 'left' : 'failed' }
  },
)

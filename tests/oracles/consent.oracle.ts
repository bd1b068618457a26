import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { ConsentView } from '~/machines/shell/consent/consent.connect'

type Phase = 'answered' | 'asking' | 'storing'
/** `since`: when the answer began to be kept. */
type Memory = { kinds: readonly string[]; phase: Phase; since: number }

const EVERYTHING = ['statistics', 'marketing']
/** A cookie is written at once; so long a browser is waited for. */
const PATIENCE = 2000

const answerOf = ({ type, kinds }: { type: string; kinds?: readonly string[] }) =>
  type === 'ACCEPT' ? EVERYTHING : type === 'REFUSE' ? [] : type === 'CHOOSE' ? (kinds ?? []) : null

type Known = { event: { type: string }; before: { memory: Memory } | null }
const answers = ({ event, before }: Known) => before?.memory.phase === 'asking' && answerOf(event) !== null

export const consentOracle = oracle<ConsentView, Memory>(
  'consent',
  [
    after('start', { rule: 'F-09b', says: 'nobody is asked unbidden' }, (step) => [
      equal(step.view.isAsking, false),
      notAsked(step),
    ]),
    always({ rule: 'F-09b', says: 'the question stands from when it is opened until it is answered' }, (step) =>
      equal(step.view.isAsking, step.memory.phase === 'asking'),
    ),
    always({ rule: 'F-09b', says: 'an answer is kept, once, as it was given; and nothing else' }, (step) =>
      answers(step) ? asked(step, 'storeConsent', { kinds: step.memory.kinds }) : notAsked(step),
    ),
    always({ rule: 'F-09b', says: 'what is allowed is what was answered last' }, (step) => {
      const { kinds, phase } = step.memory
      const name = kinds.length === 0 ? 'refused' : kinds.length === EVERYTHING.length ? 'accepted' : 'chosen'
      return phase === 'answered' ? equal(step.view.state, `answered.${name}`) : null
    }),
    always({ rule: 'F-09b', says: 'it is being kept until the browser has answered' }, (step) =>
      equal(isRunning(step, 'storeConsent'), step.memory.phase === 'storing'),
    ),
    lasts(PATIENCE, ['ACCEPT'], { rule: 'F-09b', when: answers }, (step) => isRunning(step, 'storeConsent')),
    always({ rule: 'F-09b', says: 'a browser that keeps no cookies is logged, and nothing else is' }, (step) => {
      const { event, memory, before } = step
      const isGivenUp = event.type === 'time' && before?.memory.phase === 'storing' && memory.phase === 'answered'
      return event.type === 'failed' || isGivenUp ? did(step, 'logFailure') : didNot(step, 'logFailure')
    }),
    always(
      { rule: 'F-09b', says: 'what is done is counted from an answer on that allows it, until one that does not' },
      (step) =>
        step.event.type === 'start' || answers(step)
          ? did(step, 'count', step.memory.kinds.includes('statistics'))
          : didNot(step, 'count'),
    ),
  ],
  (memory, { event, input, now, before }) => {
    const last: Memory = memory ?? { kinds: input.stored, phase: 'answered', since: 0 }
    const kinds = last.phase === 'asking' ? answerOf(event) : null
    if (kinds) return { kinds, phase: 'storing', since: now }
    if (last.phase === 'storing' && (event.actor === 'storeConsent' || now - last.since >= PATIENCE))
      return { ...last, phase: 'answered' }
    return event.type === 'REOPEN' && before !== null && last.phase === 'answered' ? { ...last, phase: 'asking' } : last
  },
)

import type { connectReconciliation } from '~/machines/checkout/reconciliation/reconciliation.connect'
import { asked, did, didNot, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, done, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type View = ReturnType<typeof connectReconciliation>
/** `rounds`: questions since somebody began to look, each with a pause after it. */
type Memory = { rounds: number; pausedAt: number | null; isUnsure: boolean }
type Known = Step<View, Memory>

const [PATIENCE, PAUSE] = [9000, 2500]
/** Half a minute of pauses. */
const ROUNDS = 12

/** What has come of a call in this step; silence until nobody waits any more is no answer. */
function answerIn({ event, calls }: Pick<Known, 'event' | 'calls'>): { actor: string; output: Loose } | null {
  if (event.type === 'done' || event.type === 'failed') return { actor: event.actor, output: event.output ?? null }
  const [given] = event.type === 'time' ? calls.stopped : []
  return given ? { actor: given.actor, output: null } : null
}

type Word = 'charged' | 'refused' | 'open' | 'unclear'
/** What an answer says of the payment. `paid` is charged, but there is no order yet. */
function wordOf(answer: { actor: string; output: Loose } | null): Word | null {
  if (answer === null || answer.actor === 'backOnline') return null
  const { output } = answer
  if (output === null) return 'unclear'
  if (!output.ok) return ['unreachable', 'invalid', 'running'].includes(output.error.kind) ? 'unclear' : 'refused'
  if (output.value.status === 'confirmed') return 'charged'
  if (output.value.status !== 'open') return 'unclear'
  return 'open'
}

const hasPayment = ({ input }: Known) => Boolean(input.attempt?.card)
const isAbout = (step: Known, ...words: readonly (Word | null)[]) => words.includes(wordOf(answerIn(step)))
const comes =
  (actor: string, ...words: readonly Word[]) =>
  (step: Known) =>
    answerIn(step)?.actor === actor && isAbout(step, ...words)
const begins = (actor: string) => (step: Known) => step.calls.asked.some((call) => call.actor === actor)
/** Why it was not taken, in the shop's own words where it has any. */
function reasonOf({ ok, value, error }: Loose) {
  if (!ok) return error
  return value.payment_failure ? { kind: 'payment', failure: value.payment_failure } : { kind: 'notTaken' }
}
export const reconciliationOracle = oracle<View, Memory>(
  'reconciliation',
  [
    after('start', { rule: 'F-35f', says: 'asks how the checkout stands, and pays nothing' }, (step) => [
      asked(step, 'getCheckout', { uuid: step.input.uuid }),
      notAsked(step, 'payCheckout'),
      equal(step.ended, null),
    ]),
    always(
      { rule: 'F-35f', says: 'nobody is charged while a question is on its way, nor asked twice' },
      ({ calls }) => calls.running.filter(({ actor }) => actor !== 'backOnline').length <= 1,
    ),
    after(
      done('getCheckout'),
      {
        rule: 'F-35f',
        says: 'nothing was charged: the very same payment is sent again',
        when: (step) => comes('getCheckout', 'open')(step) && hasPayment(step),
      },
      (step) => [
        asked(step, 'payCheckout', { uuid: step.input.uuid, as: step.input.as, ...step.input.attempt }),
        equal(step.ended, null),
      ],
    ),
    after(
      done('getCheckout'),
      {
        rule: 'F-35f',
        says: 'a page without the card never pays, and the buyer may start again',
        when: (step) => comes('getCheckout', 'open')(step) && !hasPayment(step),
      },
      (step) => [notAsked(step), equal(step.ended, { output: { ok: false, error: reasonOf(step.event.output) } })],
    ),
    always(
      { rule: 'F-35f', says: 'there is an order: that is the end', when: (step) => isAbout(step, 'charged') },
      (step) => [notAsked(step), equal(step.ended, { output: answerIn(step)?.output })],
    ),
    always(
      {
        rule: 'F-35f',
        says: 'it was not taken: that is the end, too, with the reason',
        when: (step) => isAbout(step, 'refused'),
      },
      (step) => [notAsked(step), equal(step.ended, { output: { ok: false, error: reasonOf(answerIn(step)?.output) } })],
    ),
    always(
      { rule: 'F-35f', says: 'else it is not over', when: (step) => !isAbout(step, 'charged', 'refused', 'open') },
      (step) => equal(step.before?.ended ?? step.ended, step.ended),
    ),
    always(
      { rule: 'F-35f', says: 'not clear yet: nothing is asked at once', when: (step) => isAbout(step, 'unclear') },
      (step) => [notAsked(step), equal(step.view.isUnsure, step.memory.isUnsure)],
    ),
    lasts(
      PAUSE,
      [],
      {
        rule: 'F-35f',
        says: 'it is asked again after a pause',
        when: (step) => isAbout(step, 'unclear') && step.memory.rounds < ROUNDS,
      },
      (step) => !isRunning(step, 'getCheckout'),
    ),
    always(
      { rule: 'F-35f', says: 'after half a minute the buyer decides when to look again' },
      ({ view, memory, ended }) => [
        equal(view.isUnsure, memory.isUnsure),
        equal(view.isBusy, !memory.isUnsure && ended === null),
      ],
    ),
    after(
      'CHECK',
      {
        rule: 'F-35f',
        says: 'looks again at once, for another half a minute',
        when: ({ before }) => before?.view.isUnsure === true,
      },
      (step) => [asked(step, 'getCheckout', { uuid: step.input.uuid }), equal(step.view.isUnsure, false)],
    ),
    lasts(PATIENCE, [], { rule: 'F-35f', says: 'each question is waited for', when: begins('getCheckout') }, (step) =>
      isRunning(step, 'getCheckout'),
    ),
    lasts(PATIENCE, [], { rule: 'F-35f', says: 'so is the payment', when: begins('payCheckout') }, (step) =>
      isRunning(step, 'payCheckout'),
    ),
    lasts(
      PAUSE,
      [],
      {
        rule: 'F-35f',
        says: 'but for the last pause of the half minute',
        when: (step) => isAbout(step, 'unclear') && step.memory.rounds === ROUNDS,
      },
      ({ view }) => !view.isUnsure,
    ),
    always(
      {
        rule: 'F-35f',
        says: 'the log hears of a browser that cannot say when it is back, and of nothing that is looked into',
      },
      (step) => (answerIn(step)?.actor === 'backOnline' ? did(step, 'logFailure') : didNot(step)),
    ),
  ],
  (memory, { event, calls, now, before }) => {
    const known = memory ?? { rounds: 0, pausedAt: null, isUnsure: false }
    const step = { event, calls }
    const pausedAt = wordOf(answerIn(step)) === 'unclear' ? now : known.pausedAt
    if (calls.asked.some(({ actor }) => actor === 'getCheckout'))
      return { rounds: (before?.memory?.isUnsure ? 0 : known.rounds) + 1, pausedAt: null, isUnsure: false }
    const isOver = known.pausedAt !== null && now - known.pausedAt >= PAUSE && known.rounds === ROUNDS
    return { rounds: known.rounds, pausedAt, isUnsure: known.isUnsure || isOver }
  },
)

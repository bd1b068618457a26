import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, answered, either, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { PaymentOptionsView } from '~/machines/subscription/payment-options/payment-options.connect'

type Picked = { planId: string | null; renews: boolean; hasBooks: boolean }
/**
 * `phase`: what our server is told of. 'continuing': the button was pressed while a pick was on its way. `told`: what it was
 * told last. `plans`: what is offered, as far as it is known. `since`: when each actor was asked.
 */
type Memory = {
  picked: Picked
  plans: Loose[]
  isShort: boolean
  phase: 'idle' | 'remembering' | 'continuing' | 'storing'
  told: Loose
  since: Record<string, number>
}
type Known = Step<PaymentOptionsView, Memory>
type Seen = Pick<Known, 'event' | 'calls'>

const PATIENCE = 9000
const PICKS = either('PICK', 'RENEW', 'BOOKS')
const idOf = (size: number) => (size === 1 ? 'paygo' : `kits-${size}`)

/** S-279 */
function choiceOf({ plans, picked: { planId, renews, hasBooks } }: Pick<Memory, 'plans' | 'picked'>) {
  const plan = plans.find(({ id }) => id === planId)
  if (!plan) return null
  const advance = renews ? 'recurring-pay-up-front' : 'pay-up-front'
  return { paymentOption: plan.size === 1 ? 'paygo' : advance, size: plan.size, hasBooks }
}

/** What is offered can be picked; only what is paid in advance renews, and a gift never does (E-94); books. */
function canPick({ type, planId }: Loose, { plans, picked }: Memory, { isGift, books }: Loose): boolean {
  if (type === 'PICK') return plans.some(({ id }) => id === planId)
  if (type === 'BOOKS') return books !== null
  return type === 'RENEW' && !isGift && (choiceOf({ plans, picked })?.size ?? 1) > 1
}

const was = ({ before }: Known, ...phases: readonly Memory['phase'][]) =>
  before !== null && phases.includes(before.memory.phase)
const isPick = (step: Known) =>
  step.before !== null && !was(step, 'storing') && canPick(step.event, step.before.memory, step.input)
const hasChoice = ({ before }: Known) => before !== null && choiceOf(before.memory) !== null

/** It has answered, or was given up. */
const hasEnded = ({ event, calls }: Seen, actor: string) =>
  event.actor === actor || calls.stopped.some((call) => call.actor === actor)
const isKept = ({ event: { type } }: Seen) => type === 'done'
const ENDED = either(answered('storePlan'), 'time')
const ends = (step: Known, phase: Memory['phase']) => was(step, phase) && hasEnded(step, 'storePlan')
const asksNow = ({ calls }: Seen, actor: string) => calls.asked.some((call) => call.actor === actor)

const logged = ({ effects }: Known) => effects.map(({ name, params }) => `${name} ${params}`).sort()
function toLog(step: Known): string[] {
  const isLost = hasEnded(step, 'storePlan') && !isKept(step)
  const isUnknown = hasEnded(step, 'loadPlans') && !step.event.output
  return [
    ...(isLost && was(step, 'storing') ? ['logFailure choice'] : []),
    ...(isUnknown ? ['logFailure offers'] : []),
    ...(isLost && was(step, 'remembering') ? ['logFailure pick'] : []),
  ]
}

const plus = (money: Loose, more: number) => money && { ...money, amountCents: money.amountCents + more }
/** books are sold at their price, and a percentage is of kits alone (E-105). */
function shownOf(
  { id, size, perKit, isMixed, now, full, savingPercent }: Loose,
  { planId, hasBooks }: Picked,
  books: Loose,
) {
  const ofBooks = hasBooks ? books.amountCents : 0
  return {
    id,
    size,
    isMixed,
    isSelected: id === planId,
    perKit: plus(perKit, ofBooks),
    now: plus(now, ofBooks * size),
    full: plus(full, ofBooks * size),
    savingPercent: ofBooks > 0 ? 0 : savingPercent,
    saved: plus(full, -now.amountCents),
  }
}

export const paymentOptionsOracle = oracle<PaymentOptionsView, Memory>(
  'paymentOptions',
  [
    after('start', { rule: 'S-019', says: 'what was chosen before stands there, and nothing is asked' }, (step) => [
      nothingLeft(step),
      equal([step.view.isBusy, step.view.hasFailed], [false, false]),
    ]),
    always({ rule: ['S-019', 'A-218', 'A-219'], says: 'what each number of kits costs' }, (step) =>
      equal(
        step.view.plans,
        step.memory.plans.map((plan) => shownOf(plan, step.memory.picked, step.input.books)),
      ),
    ),
    always({ rule: 'S-279', says: 'what is chosen is one of the three ways, or nothing' }, ({ view, memory }) =>
      equal(view.choice, choiceOf(memory)),
    ),
    always({ rule: ['A-046', 'A-047'], says: 'books stand there where they are offered' }, ({ view, memory, input }) =>
      equal(view.books, input.books && { price: input.books, isSelected: memory.picked.hasBooks }),
    ),

    after(
      PICKS,
      { rule: 'S-254', says: 'is remembered at once', when: (step) => isPick(step) && was(step, 'idle') },
      (step) => [
        asked(step, 'storePlan', choiceOf(step.memory)),
        equal([step.view.isBusy, step.view.hasFailed, step.told], [false, false, []]),
      ],
    ),
    after(
      PICKS,
      {
        rule: 'S-254',
        says: 'while one is on its way the next waits, and the button has to be pressed anew',
        when: (step) => isPick(step) && was(step, 'remembering', 'continuing'),
      },
      (step) => [nothingLeft(step), equal(step.view.isBusy, false)],
    ),
    after(
      PICKS,
      { rule: 'S-279', says: 'what is not offered, or already being kept, stays', when: (step) => !isPick(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      ENDED,
      { rule: 'S-254', says: 'then the newest pick is remembered', when: (step) => ends(step, 'remembering') },
      (step) => {
        const newest = choiceOf(step.memory)
        const isNewer = JSON.stringify(newest) !== JSON.stringify(step.before?.memory.told)
        return [
          isNewer ? asked(step, 'storePlan', newest) : notAsked(step),
          equal([step.view.isBusy, step.view.hasFailed, step.told], [false, false, []]),
        ]
      },
    ),

    after(
      'CONTINUE',
      { rule: 'F-24', says: 'the choice is kept', when: (step) => hasChoice(step) && was(step, 'idle') },
      (step) => [
        asked(step, 'storePlan', choiceOf(step.memory)),
        equal([step.view.isBusy, step.view.hasFailed, step.told], [true, false, []]),
      ],
    ),
    after(
      'CONTINUE',
      {
        rule: 'S-254',
        says: 'a pick that is on its way is waited for',
        when: (step) => hasChoice(step) && was(step, 'remembering'),
      },
      (step) => [nothingLeft(step), equal(step.view.isBusy, true)],
    ),
    after(
      ENDED,
      {
        decided: 'E-29',
        says: 'and then the choice is kept, however that went',
        when: (step) => ends(step, 'continuing'),
      },
      (step) => [asked(step, 'storePlan', choiceOf(step.memory)), equal([step.view.isBusy, step.told], [true, []])],
    ),
    after(
      'CONTINUE',
      { rule: 'F-24', says: 'twice is once', when: (step) => was(step, 'continuing', 'storing') },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      'CONTINUE',
      { decided: 'E-94', says: 'without an offer there is nothing to go on with', when: (step) => !hasChoice(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      ENDED,
      {
        rule: 'F-24',
        says: 'the next step opens once it is kept, and else it says so',
        when: (step) => ends(step, 'storing'),
      },
      (step) => [
        notAsked(step),
        equal(step.told, isKept(step) ? [{ type: 'OPTION' }] : []),
        equal([step.view.isBusy, step.view.hasFailed], [false, !isKept(step)]),
      ],
    ),

    after(
      'RETRY',
      { rule: 'A-218', says: 'other offers are asked for again', when: ({ before }) => canAsk(before) },
      ({ calls, input: { kitAnchor, isGift }, view }) => [
        asked({ calls }, 'loadPlans', { kitAnchor, isGift }),
        equal(view.offers, { isMissing: true, isAsking: true }),
      ],
    ),
    after(
      'RETRY',
      {
        rule: 'A-218',
        says: 'twice is once, and what is known is not asked for',
        when: ({ before }) => !canAsk(before),
      },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    always({ rule: 'A-218', says: 'they are missing until the catalogue has answered' }, (step) =>
      equal(step.view.offers, { isMissing: step.memory.isShort, isAsking: isRunning(step, 'loadPlans') }),
    ),
    always({ rule: ['F-24', 'A-218'], says: 'what was lost is logged, and nothing else is' }, (step) =>
      equal(logged(step), toLog(step)),
    ),
    after(
      'time',
      { rule: 'F-24', says: 'nothing is given up before its time', when: ({ calls }) => calls.stopped.length > 0 },
      ({ now, calls, before }) =>
        calls.stopped.every(({ actor }) => now - (before?.memory.since[actor] ?? 0) === PATIENCE),
    ),
    never({ rule: 'F-24', says: 'silence is an answer' }, ({ now, calls, memory }) =>
      calls.running.some(({ actor }) => now - (memory.since[actor] ?? 0) >= PATIENCE),
    ),
  ],
  (memory, step) => {
    const { event, input, calls, now } = step
    if (memory === null) return startOf(input)
    const since = Object.fromEntries(calls.asked.map(({ actor }) => [actor, now]))
    const told = calls.asked.find(({ actor }) => actor === 'storePlan')?.input ?? memory.told
    return {
      ...memory,
      ...offered(memory, event),
      ...(memory.phase !== 'storing' && canPick(event, memory, input)
        ? { picked: pickedBy(memory.picked, event) }
        : {}),
      phase: phaseAfter(memory, step),
      told,
      since: { ...memory.since, ...since },
    }
  },
)

function canAsk(before: Known['before']): boolean {
  return before?.memory.isShort === true && !before.view.offers.isAsking
}

/** As it was chosen before, as far as it is still offered; else what is offered first. */
function startOf({ plans, isShort, chosen, books }: Loose): Memory {
  const known = chosen && plans.find(({ id }: Loose) => id === idOf(chosen.size))
  const picked = {
    planId: (known ?? plans[0])?.id ?? null,
    renews: Boolean(known) && chosen.paymentOption === 'recurring-pay-up-front',
    hasBooks: books !== null && (chosen?.hasBooks ?? false),
  }
  return { picked, plans, isShort, phase: 'idle', told: null, since: {} }
}

function pickedBy(picked: Picked, { type, planId, renews, hasBooks }: Loose): Picked {
  if (type === 'PICK') return { ...picked, planId }
  return type === 'RENEW' ? { ...picked, renews } : { ...picked, hasBooks }
}

/** What was known of a plan stays, and what was picked too. */
function offered({ plans, picked }: Memory, { actor, output }: Loose): Partial<Memory> {
  if (actor !== 'loadPlans' || !output) return {}
  return {
    isShort: false,
    plans: output.map((plan: Loose) => plans.find(({ id }) => id === plan.id) ?? plan),
    picked: { ...picked, planId: picked.planId ?? output[0].id },
  }
}

/** One call at a time: a pick, or the choice that was made with the button. */
function phaseAfter(memory: Memory, step: Seen & Pick<Known, 'input'>): Memory['phase'] {
  const { phase } = memory
  const { event, input } = step
  if (hasEnded(step, 'storePlan')) {
    if (phase === 'continuing') return 'storing'
    return phase === 'remembering' && asksNow(step, 'storePlan') ? 'remembering' : 'idle'
  }
  if (event.type === 'CONTINUE' && choiceOf(memory) !== null) {
    if (phase === 'remembering') return 'continuing'
    return phase === 'idle' ? 'storing' : phase
  }
  return phase !== 'storing' && canPick(event, memory, input) ? 'remembering' : phase
}

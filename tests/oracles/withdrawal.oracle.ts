import type { WithdrawalView } from '~/machines/account/withdrawal/withdrawal.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'

type Refusal = 'tooLate' | 'notOpen' | 'giftActivated'
type Phase = 'reading' | 'asked' | 'failed' | 'withdrawing' | 'withdrawn' | Refusal | 'left'
/** `at`: when it was noted. `since`: when was asked what is being waited for. */
type Memory = { phase: Phase; at: string | null; since: number }
type Known = Step<WithdrawalView, Memory>
type Seen = Step<WithdrawalView, Memory | null>

const REFUSALS: readonly Refusal[] = ['tooLate', 'notOpen', 'giftActivated']
const PATIENCE = 9000
const E101 = { decided: 'E-101' } as const

const began = (step: Known) => step.memory.phase === 'withdrawing' && step.before?.memory.phase !== 'withdrawing'
const isAsking = (phase: Phase | undefined) => phase === 'asked' || phase === 'failed'
const was = (step: Known) => step.before?.memory.phase

const STEPS: Record<Phase, 1 | 2 | null> = {
  ...{ reading: 1, asked: 2, failed: 2, withdrawing: 2 },
  ...{ withdrawn: null, tooLate: null, notOpen: null, giftActivated: null, left: null },
}

export const withdrawalOracle = oracle<WithdrawalView, Memory>(
  'withdrawal',
  [
    always({ ...E101, says: 'two steps, and then what came of it' }, ({ view, memory }) =>
      equal([view.step, view.stepId, view.toldId], [STEPS[memory.phase], 'withdrawal-step', 'withdrawal-told']),
    ),
    always({ ...E101, says: 'withdrawn counts with its day and time' }, ({ view, memory }) =>
      equal(view.withdrawnAt, memory.phase === 'withdrawn' ? memory.at : null),
    ),
    always({ ...E101, says: 'a refusal says why' }, ({ view, memory }) =>
      equal(view.refusal, REFUSALS.find((each) => each === memory.phase) ?? null),
    ),
    always({ ...E101, says: 'that it failed is said until it is confirmed again, or gone back from' }, (step) =>
      equal(step.view.hasFailed, step.memory.phase === 'failed'),
    ),
    always({ ...E101, says: 'busy while the shop is asked, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'withdrawing'),
      equal(isRunning(step, 'withdrawOrder'), step.memory.phase === 'withdrawing'),
    ]),
    after('CONFIRM', { ...E101, says: 'this order is withdrawn from', when: began }, (step) =>
      asked(step, 'withdrawOrder', { as: step.input.as, id: step.input.id }),
    ),
    always({ ...E101, says: 'nothing is withdrawn from but by a press in the second step' }, (step) =>
      began(step) ? equal(isAsking(was(step)), true) : notAsked(step),
    ),
    after(
      'CONFIRM',
      { ...E101, says: 'what is on its way, or over, is not sent again', when: (step) => !began(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      'NEXT',
      { ...E101, says: 'elsewhere there is no next step', when: (step) => was(step) !== 'reading' },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after('BACK', { ...E101, says: 'elsewhere there is no way back', when: (step) => !isAsking(was(step)) }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),
    lasts(PATIENCE, 'CONFIRM', { ...E101, says: 'so long the shop is waited for', when: began }, (step) =>
      isRunning(step, 'withdrawOrder'),
    ),
    always({ ...E101, says: 'what takes the keyboard, leaves the page, and is logged' }, (step) => [
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
      equal(step.sent, []),
    ]),
  ],
  (memory, step) => {
    const { event, now, input } = step
    if (memory === null)
      return { phase: input.standing === 'open' ? 'reading' : input.standing, at: input.withdrawnAt, since: 0 }
    if (memory.phase === 'withdrawing') return answered(memory, step)
    if (event.type === 'NEXT' && memory.phase === 'reading') return { ...memory, phase: 'asked' }
    if (event.type === 'BACK' && isAsking(memory.phase)) return { ...memory, phase: 'reading' }
    const isSent = event.type === 'CONFIRM' && isAsking(memory.phase)
    return isSent ? { ...memory, phase: 'withdrawing', since: now } : memory
  },
)

function effectsOf(step: Known): string[] {
  const { memory, event } = step
  if (was(step) === memory.phase || step.before === null || memory.phase === 'withdrawing') return []
  if (memory.phase === 'reading' || memory.phase === 'asked') return ['focusOn withdrawal-step']
  if (memory.phase === 'withdrawn') return ['tellOtherTabs', 'focusOn withdrawal-told']
  if (memory.phase === 'failed') return ['logFailure', 'focusOn withdrawal-told']
  if (memory.phase === 'left') return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
  return ['focusOn withdrawal-told']
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'withdrawOrder') return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed' } : memory
  if (event.output?.ok) return { ...memory, phase: 'withdrawn', at: event.output.value.at }
  const error = event.output?.error
  if (error?.kind === 'refused' && REFUSALS.includes(error.code)) return { ...memory, phase: error.code }
  return { ...memory, phase: ['unauthorised', 'otherPerson'].includes(error?.kind) ? 'left' : 'failed' }
}

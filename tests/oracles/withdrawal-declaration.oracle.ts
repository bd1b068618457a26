import type { WithdrawalDeclarationView } from '~/machines/account/withdrawal-declaration/withdrawal-declaration.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, either, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Step } from '~/machines/proving/oracle/trace'

type Phase = 'open' | 'refused' | 'asked' | 'failed' | 'limited' | 'declaring' | 'declared'
/** `at`: when it was noted. `wait`: seconds until the next try. `since`: when was asked what is being waited for. */
type Memory = { phase: Phase; orderId: string; email: string; at: string | null; wait: number; since: number }
type Known = Step<WithdrawalDeclarationView, Memory>
type Seen = Step<WithdrawalDeclarationView, Memory | null>

const PATIENCE = 9000
const LONGEST = { orderId: 40, email: 254 }
const E101 = { decided: 'E-101' } as const

const isEditing = (phase: Phase | undefined) => phase === 'open' || phase === 'refused'
const isAsking = (phase: Phase | undefined) => phase === 'asked' || phase === 'failed' || phase === 'limited'
const was = (step: Known) => step.before?.memory.phase
const began = (step: Known) => step.memory.phase === 'declaring' && was(step) !== 'declaring'

const numberOf = ({ orderId }: Memory) => orderId.trim().replace('#', '').trim().toUpperCase()
const mailOf = ({ email }: Memory) => email.trim()
const wrongNumber = (memory: Memory) => (numberOf(memory) === '' ? 'missing' : null)
function wrongMail(memory: Memory) {
  const mail = mailOf(memory)
  if (mail === '') return 'missing'
  return mail.includes('@') && mail.split('@')[1]?.includes('.') ? null : 'invalid'
}
const isComplete = (memory: Memory) => wrongNumber(memory) === null && wrongMail(memory) === null

const STEPS: Record<Phase, 1 | 2 | null> = {
  ...{ open: 1, refused: 1 },
  ...{ asked: 2, failed: 2, limited: 2, declaring: 2 },
  declared: null,
}

export const withdrawalDeclarationOracle = oracle<WithdrawalDeclarationView, Memory>(
  'withdrawalDeclaration',
  [
    always({ ...E101, says: 'two steps, and then that it is noted' }, ({ view, memory }) =>
      equal([view.step, view.stepId, view.toldId], [STEPS[memory.phase], 'withdraw-step', 'withdraw-told']),
    ),
    always(
      { ...E101, says: 'what was typed stands in its field, and what is wrong is said once it was sent' },
      ({ view, memory }) => {
        const isSaid = memory.phase === 'refused'
        return equal(view.fields, [
          {
            ...{ name: 'orderId', id: 'withdraw-order', value: memory.orderId, maxLength: LONGEST.orderId },
            error: isSaid ? wrongNumber(memory) : null,
          },
          {
            ...{ name: 'email', id: 'withdraw-email', value: memory.email, maxLength: LONGEST.email },
            error: isSaid ? wrongMail(memory) : null,
          },
        ])
      },
    ),
    always({ ...E101, says: 'the order is called as on its receipt' }, ({ view, memory }) =>
      equal([view.order, view.email], [numberOf(memory), mailOf(memory)]),
    ),
    always({ ...E101, says: 'noted counts with its day and time' }, ({ view, memory }) =>
      equal(view.declaredAt, memory.phase === 'declared' ? memory.at : null),
    ),
    always(
      { ...E101, says: 'that it failed, or when the next try is taken, is said until it is tried again' },
      (step) =>
        equal(
          [step.view.hasFailed, step.view.waitMinutes],
          [
            step.memory.phase === 'failed',
            step.memory.phase === 'limited' ? Math.max(1, Math.ceil(step.memory.wait / 60)) : null,
          ],
        ),
    ),
    always({ ...E101, says: 'busy while the shop is asked, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'declaring'),
      equal(isRunning(step, 'declareWithdrawal'), step.memory.phase === 'declaring'),
    ]),
    after('CONFIRM', { ...E101, says: 'this order and this email are declared', when: began }, (step) =>
      asked(step, 'declareWithdrawal', { orderId: numberOf(step.memory), email: mailOf(step.memory) }),
    ),
    always({ ...E101, says: 'nothing is declared but by a press in the second step' }, (step) =>
      began(step) ? equal(isAsking(was(step)), true) : notAsked(step),
    ),
    after(
      'CONFIRM',
      { ...E101, says: 'what is on its way, or not asked for, is not sent', when: (step) => !began(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      either('NEXT', 'CHANGE'),
      { ...E101, says: 'what is asked or noted is not edited', when: (step) => !isEditing(was(step)) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after(
      'BACK',
      {
        ...E101,
        says: 'from the form, and while it is on its way, nothing leads back',
        when: (step) => !isAsking(was(step)) && was(step) !== 'declared',
      },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(PATIENCE, 'CONFIRM', { ...E101, says: 'so long the shop is waited for', when: began }, (step) =>
      isRunning(step, 'declareWithdrawal'),
    ),
    always({ ...E101, says: 'what takes the keyboard, and what is logged' }, (step) => [
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
      equal(step.sent, []),
    ]),
  ],
  (memory, step) => {
    const { event, now } = step
    if (memory === null) return { phase: 'open', orderId: '', email: '', at: null, wait: 0, since: 0 }
    if (memory.phase === 'declaring') return answered(memory, step)
    if (isEditing(memory.phase)) return edited(memory, step)
    if (event.type === 'BACK') return { ...memory, phase: 'open' }
    const isSent = event.type === 'CONFIRM' && isAsking(memory.phase)
    return isSent ? { ...memory, phase: 'declaring', since: now } : memory
  },
)

function effectsOf(step: Known): string[] {
  const { memory, event } = step
  if (step.before === null) return []
  if (memory.phase === 'refused')
    return event.type === 'NEXT' ? [`focusOn ${wrongNumber(memory) ? 'withdraw-order' : 'withdraw-email'}`] : []
  if (was(step) === memory.phase || memory.phase === 'declaring') return []
  if (memory.phase === 'failed') return ['logFailure', 'focusOn withdraw-told']
  return [memory.phase === 'limited' || memory.phase === 'declared' ? 'focusOn withdraw-told' : 'focusOn withdraw-step']
}

function edited(memory: Memory, { event }: Seen): Memory {
  if (event.type === 'CHANGE')
    return event.field === 'orderId'
      ? { ...memory, orderId: event.value.slice(0, LONGEST.orderId) }
      : { ...memory, email: event.value.slice(0, LONGEST.email) }
  if (event.type !== 'NEXT') return memory
  return { ...memory, phase: isComplete(memory) ? 'asked' : 'refused' }
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'declareWithdrawal')
    return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed' } : memory
  if (event.output?.ok) return { ...memory, phase: 'declared', at: event.output.value.at }
  if (event.output?.error.kind === 'limited')
    return { ...memory, phase: 'limited', wait: event.output.error.retryAfterSeconds }
  return { ...memory, phase: 'failed' }
}

import type { AccountErasureView } from '~/machines/account/account-erasure/account-erasure.connect'
import { asked, equal, isRunning, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'reading' | 'asked' | 'refused' | 'failed' | 'erasing' | 'blocked' | 'erased' | 'left'
/** `failure`: why the account is as it was. `since`: when was asked what is being waited for. */
type Memory = { password: string; isAgreed: boolean; failure: string | null; phase: Phase; since: number }
type Known = Step<AccountErasureView, Memory>
type Seen = Step<AccountErasureView, Memory | null>

const PATIENCE = 30_000
/** What the pool takes. */
const MOST = 256
const IN_STEP_2: readonly Phase[] = ['asked', 'refused', 'failed', 'erasing']

const began = (step: Known) => step.memory.phase === 'erasing' && step.before?.memory.phase !== 'erasing'
const stepOf = (phase: Phase) => (phase === 'reading' ? 1 : IN_STEP_2.includes(phase) ? 2 : null)

export const accountErasureOracle = oracle<AccountErasureView, Memory>(
  'accountErasure',
  [
    after('start', { decided: 'E-101', says: 'nothing is asked for, and nothing is agreed to' }, (step) => [
      nothingLeft(step),
      equal([step.view.password.value, step.view.agreement.isAgreed], ['', false]),
    ]),
    always({ decided: 'E-101', says: 'first what it means, then whether it is meant' }, ({ view, memory }) =>
      equal(
        [view.step, view.isBlocked, view.stepId, view.toldId],
        [stepOf(memory.phase), memory.phase === 'blocked', 'erasure-step', 'erasure-told'],
      ),
    ),
    always(
      { decided: 'E-101', says: 'what was typed and ticked stands there, and what is missing is said' },
      (step) => {
        const { password, isAgreed, phase } = step.memory
        const isRefused = phase === 'refused'
        return [
          equal(step.view.password, {
            ...{ id: 'erasure-password', value: password, maxLength: MOST },
            isMissing: isRefused && password === '',
          }),
          equal(step.view.agreement, { id: 'erasure-agreed', isAgreed, isMissing: isRefused && !isAgreed }),
        ]
      },
    ),
    always({ decided: 'E-101', says: 'why not is said until something is typed, ticked or sent' }, ({ view, memory }) =>
      equal(view.failure, memory.phase === 'failed' ? memory.failure : null),
    ),
    always({ decided: 'E-101', says: 'busy while it is on its way, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'erasing'),
      equal(isRunning(step, 'eraseAccount'), step.memory.phase === 'erasing'),
    ]),
    after('CONFIRM', { decided: 'E-101', says: 'it is asked for with the password', when: began }, (step) =>
      asked(step, 'eraseAccount', { as: step.input.as, password: step.memory.password }),
    ),
    always({ decided: 'E-101', says: 'nothing else is asked for' }, (step) => (began(step) ? null : notAsked(step))),
    lasts(PATIENCE, 'CONFIRM', { decided: 'E-101', says: 'so long it is waited for', when: began }, (step) =>
      isRunning(step, 'eraseAccount'),
    ),
    never({ decided: 'E-101', says: 'a password stays on a page that needs none' }, ({ view, memory }) =>
      IN_STEP_2.includes(memory.phase) ? false : view.password.value !== '',
    ),
    always({ rule: 'A-004', decided: 'E-101', says: 'what leaves the page, and what is logged' }, (step) =>
      equal(
        step.effects.map(({ name, params }) => (typeof params === 'string' ? `${name} ${params}` : name)),
        effectsOf(step),
      ),
    ),
  ],
  (memory, step) => {
    if (memory === null) return first(step)
    if (memory.phase === 'erasing') return answered(memory, step)
    return IN_STEP_2.includes(memory.phase) || memory.phase === 'reading' ? edited(memory, step) : memory
  },
)

const NOTHING = { password: '', isAgreed: false }
const first = ({ input }: Seen): Memory => ({
  ...{ ...NOTHING, failure: null, since: 0 },
  phase: input.standing === 'open' ? 'reading' : 'blocked',
})

function effectsOf({ memory, before, event }: Known): string[] {
  if (before === null) return []
  const was = before.memory.phase
  if (memory.phase === 'refused' && event.type === 'CONFIRM')
    return [memory.isAgreed ? 'focusOn erasure-password' : 'focusOn erasure-agreed']
  if (event.type === 'NEXT' && was === 'reading') return ['focusOn erasure-step']
  if (event.type === 'BACK' && was !== 'reading' && memory.phase === 'reading') return ['focusOn erasure-step']
  if (was !== 'erasing' || memory.phase === 'erasing') return []
  if (memory.phase === 'erased') return ['leaveForGood']
  if (memory.phase === 'left') return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
  // a password that is not theirs is no failure of ours
  return [...(memory.failure === 'unreachable' ? ['logFailure'] : []), 'focusOn erasure-told']
}

function edited(memory: Memory, { event, now }: Seen): Memory {
  if (memory.phase === 'reading') return event.type === 'NEXT' ? { ...memory, phase: 'asked' } : memory
  if (event.type === 'BACK') return { ...memory, ...NOTHING, failure: null, phase: 'reading' }
  if (event.type === 'CHANGE') return { ...memory, phase: 'asked', failure: null, password: event.value.slice(0, MOST) }
  if (event.type === 'AGREE') return { ...memory, phase: 'asked', failure: null, isAgreed: !memory.isAgreed }
  if (event.type !== 'CONFIRM') return memory
  const isWhole = memory.isAgreed && memory.password !== ''
  return { ...memory, failure: null, phase: isWhole ? 'erasing' : 'refused', since: now }
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'eraseAccount')
    return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed', failure: 'unreachable' } : memory
  if (event.output?.ok) return { ...memory, ...NOTHING, phase: 'erased' }
  const kind: Loose = event.output?.error.kind
  if (['unauthorised', 'otherPerson', 'notOpen'].includes(kind)) return { ...memory, ...NOTHING, phase: 'left' }
  return { ...memory, phase: 'failed', failure: kind ?? 'unreachable' }
}

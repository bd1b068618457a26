import type { PasswordView } from '~/machines/account/password/password.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, failed, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'open' | 'refused' | 'failed' | 'saved' | 'changing' | 'left'
/** `failure`: why it is as it was. `since`: when was asked what is being waited for. */
type Memory = {
  previous: string
  proposed: string
  isShown: boolean
  failure: string | null
  phase: Phase
  since: number
}
type Known = Step<PasswordView, Memory>
type Seen = Step<PasswordView, Memory | null>

const PATIENCE = 9000
/** What the pool takes. */
const [LEAST, MOST] = [8, 256]
const ASKED: readonly Phase[] = ['changing', 'left']

const isOpen = ({ before }: Known) => before !== null && !ASKED.includes(before.memory.phase)
const began = (step: Known) => step.memory.phase === 'changing' && step.before?.memory.phase !== 'changing'

/** F-58: required fields; the new one is no shorter than the pool takes, and another one. */
const previousError = ({ previous }: Memory) => (previous === '' ? 'missing' : null)
function proposedError({ previous, proposed }: Memory) {
  if (proposed === '') return 'required'
  if (proposed.length < LEAST) return 'short'
  return proposed === previous ? 'same' : null
}
const isWrong = (memory: Memory) => previousError(memory) !== null || proposedError(memory) !== null

const typedIn = ({ fields }: PasswordView) => fields.map(({ value }) => value).join('')

export const passwordOracle = oracle<PasswordView, Memory>(
  'password',
  [
    after('start', { rule: ['A-080', 'F-58'], says: 'nothing is typed, and nothing is asked' }, (step) => [
      nothingLeft(step),
      equal(typedIn(step.view), ''),
    ]),
    always({ rule: 'F-58', says: 'what was typed stands in its field' }, ({ view, memory }) => [
      equal(
        view.fields.map(({ error: _, ...field }) => field),
        [
          { field: 'previous', id: 'password-before', value: memory.previous, maxLength: MOST },
          { field: 'proposed', id: 'password-new', value: memory.proposed, maxLength: MOST },
        ],
      ),
      equal(view.isShown, memory.isShown),
    ]),
    always({ rule: 'F-58', says: 'what is missing is said once it was sent' }, ({ view, memory }) =>
      equal(
        view.fields.map(({ error }) => error),
        memory.phase === 'refused' ? [previousError(memory), proposedError(memory)] : [null, null],
      ),
    ),
    always({ rule: 'F-58', says: 'what came of it is said until something is typed or sent' }, ({ view, memory }) =>
      equal(
        [view.failure, view.isSaved, view.toldId],
        [memory.phase === 'failed' ? memory.failure : null, memory.phase === 'saved', 'password-told'],
      ),
    ),
    always({ rule: 'F-58', says: 'busy while it is on its way, and only then' }, (step) => [
      equal(step.view.isBusy, step.memory.phase === 'changing'),
      equal(isRunning(step, 'changePassword'), step.memory.phase === 'changing'),
    ]),
    after('SAVE', { rule: ['A-080', 'F-58'], says: 'both are sent', when: began }, ({ memory, input, ...step }) =>
      asked(step, 'changePassword', { as: input.as, previous: memory.previous, proposed: memory.proposed }),
    ),
    always({ rule: 'F-58', says: 'nothing else is sent' }, (step) => (began(step) ? null : notAsked(step))),
    after(
      'CHANGE',
      { rule: 'F-58', says: 'a form that was sent does not change', when: (step) => !isOpen(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(PATIENCE, 'SAVE', { rule: 'F-58', says: 'so long it is waited for', when: began }, (step) =>
      isRunning(step, 'changePassword'),
    ),
    after(
      failed('changePassword'),
      { rule: 'F-58', says: 'the input is kept', when: ({ memory }) => memory.phase === 'failed' },
      ({ view, before }) => equal(typedIn(view), before && typedIn(before.view)),
    ),
    never({ rule: 'A-080', says: 'a password stays once it is changed, or the page left' }, ({ view, memory }) =>
      ['saved', 'left'].includes(memory.phase) ? typedIn(view) !== '' : false,
    ),
    always({ rule: ['F-58', 'A-004'], says: 'what leaves the page, and what is logged' }, (step) =>
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
    ),
  ],
  (memory, step) => {
    if (memory === null) return { previous: '', proposed: '', isShown: false, failure: null, phase: 'open', since: 0 }
    if (memory.phase === 'changing') return answered(memory, step)
    return memory.phase === 'left' ? memory : edited(memory, step)
  },
)

function effectsOf(step: Known): string[] {
  const { memory, before, event } = step
  if (before === null) return []
  if (memory.phase === 'refused' && event.type === 'SAVE')
    return [`focusOn ${previousError(memory) ? 'password-before' : 'password-new'}`]
  if (before.memory.phase !== 'changing' || memory.phase === 'changing') return []
  if (memory.phase === 'left') return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
  // what the pool says no to is no failure of ours
  const isLogged = memory.phase === 'failed' && memory.failure === 'unreachable'
  return [...(isLogged ? ['logFailure'] : []), 'focusOn password-told']
}

function edited(memory: Memory, { event, now }: Seen): Memory {
  const phase = memory.phase === 'refused' ? memory.phase : 'open'
  if (event.type === 'CHANGE') return { ...memory, phase, failure: null, [event.field]: event.value.slice(0, MOST) }
  if (event.type === 'REVEAL') return { ...memory, isShown: !memory.isShown }
  if (event.type !== 'SAVE') return memory
  return isWrong(memory)
    ? { ...memory, phase: 'refused', failure: null }
    : { ...memory, phase: 'changing', failure: null, since: now }
}

const NOTHING = { previous: '', proposed: '', isShown: false }

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'changePassword')
    return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed', failure: 'unreachable' } : memory
  if (event.output?.ok) return { ...memory, ...NOTHING, phase: 'saved' }
  const kind: Loose = event.output?.error.kind
  if (kind === 'unauthorised' || kind === 'otherPerson') return { ...memory, ...NOTHING, phase: 'left' }
  return { ...memory, phase: 'failed', failure: kind ?? 'unreachable' }
}

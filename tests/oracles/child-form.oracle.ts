import type { ChildFormView } from '~/machines/account/child-form/child-form.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, done, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import { errorNamed, partsIn, partsOf, statusOf } from './birth-date'

type Phase = 'open' | 'refused' | 'failed' | 'keying' | 'saving' | 'saved' | 'left'
/** `key`: of this intent. `uuid`: which child the account has it as. `since`: when was asked what is being waited for. */
type Memory = {
  name: string
  birthDate: string | null
  status: string
  key: string | null
  uuid: string | null
  phase: Phase
  since: number
}
type Known = Step<ChildFormView, Memory>
type Seen = Step<ChildFormView, Memory | null>

const PATIENCE = 9000
/** What stands on a box. */
const LONGEST = 100
const OPEN: readonly Phase[] = ['open', 'refused', 'failed']
const BUSY: readonly Phase[] = ['keying', 'saving']

const wasOpen = ({ before }: Known) => before !== null && OPEN.includes(before.memory.phase)
const began = (phase: Phase) => (step: Known) =>
  step.memory.phase === phase && step.before !== null && step.before.memory.phase !== phase
const isOtherDate = ({ event }: Pick<Seen, 'event'>, { birthDate, status }: Memory) =>
  event.date !== birthDate || event.status !== status

/** a name has a letter; what the browser’s own check says of it is the same. */
function nameError({ name }: Memory) {
  if (name.trim() === '') return 'required'
  return /\p{L}/u.test(name) ? null : 'invalid'
}
/** A-107; a verified one is whatever it is. */
const dateError = ({ status }: Memory, { isLocked }: Loose) =>
  isLocked || status === 'valid' ? null : (errorNamed(status) ?? null)
const isWrong = (memory: Memory, input: Loose) => nameError(memory) !== null || dateError(memory, input) !== null

/** F-55: the first that is wrong takes the keyboard, of a date its first field in the order of the language. */
const firstWrong = (memory: Memory, { locale }: Loose) => {
  if (nameError(memory) !== null) return 'child-name'
  return `child-birth-date-${locale === 'en-US' ? 'month' : 'day'}`
}

/** A-110 … A-113 */
const destination = ({ prefix, source }: Loose, uuid: string | null) => {
  if (source === 'subscriptions') return `${prefix}/account/subscriptions?updated_child_uuid=${uuid}`
  return `${prefix}/account/${source === 'subscriber_shop_onboarding' ? 'subscriber-shop/family' : 'settings'}`
}

const wanted = ({ input, memory }: Known) => ({
  as: input.as,
  childUuid: input.childUuid,
  key: memory.key,
  name: memory.name.trim(),
  birthday: input.isLocked ? input.birthday : memory.birthDate,
  isVerified: input.isLocked,
})

export const childFormOracle = oracle<ChildFormView, Memory>(
  'childForm',
  [
    after(
      'start',
      { rule: ['A-104', 'A-230'], says: 'what the account knows stands there, and nothing is asked' },
      (step) => [
        notAsked(step, 'newKey', 'saveChild'),
        equal(step.view.birthDate && partsIn(step.view.birthDate), partsOf(step.input.birthday)),
        equal(step.view.birthDate?.id, 'child-birth-date'),
      ],
    ),
    always({ rule: ['A-104', 'A-106'], says: 'the name stands in its field, which takes no more than a box' }, (step) =>
      equal(step.view.name, {
        id: 'child-name',
        value: step.memory.name,
        maxLength: LONGEST,
        pattern: '.*\\p{L}.*',
      }),
    ),
    always({ rule: 'A-108', says: 'a verified birth date is locked' }, ({ view, input }) =>
      equal([view.isLocked, view.birthDate?.isLocked], [input.isLocked, input.isLocked]),
    ),
    always({ rule: ['A-105', 'A-106', 'A-107'], says: 'what is wrong is said once it was sent' }, (step) => {
      const isSaid = step.memory.phase === 'refused'
      return equal(
        [step.view.nameError, step.view.birthDateError],
        isSaid ? [nameError(step.memory), dateError(step.memory, step.input)] : [null, null],
      )
    }),
    always({ rule: 'A-114', says: 'that it came to nothing is said until something is changed or sent' }, (step) =>
      equal([step.view.hasFailed, step.view.isSaved], [step.memory.phase === 'failed', step.memory.phase === 'saved']),
    ),
    always({ rule: ['A-257', 'A-258'], says: 'busy while it is on its way, and only then' }, (step) => [
      equal(step.view.isBusy, BUSY.includes(step.memory.phase)),
      equal(isRunning(step, 'newKey'), step.memory.phase === 'keying'),
      equal(isRunning(step, 'saveChild'), step.memory.phase === 'saving'),
    ]),
    after('SUBMIT', { rule: 'A-257', says: 'a new child is one intent, with a key', when: began('keying') }, (step) => [
      asked(step, 'newKey'),
      notAsked(step, 'saveChild'),
    ]),
    after(
      either('SUBMIT', done('newKey')),
      { rule: ['A-257', 'A-258', 'F-55'], says: 'both are sent', when: began('saving') },
      (step) => asked(step, 'saveChild', wanted(step)),
    ),
    always({ rule: 'A-105', says: 'nothing else is asked' }, (step) => [
      step.before === null || began('saving')(step) ? null : notAsked(step, 'saveChild'),
      step.before === null || began('keying')(step) ? null : notAsked(step, 'newKey'),
    ]),
    after(
      either('CHANGE', 'BIRTH_DATE', 'SUBMIT'),
      { rule: 'F-55', says: 'a form that was sent does not change', when: (step) => !wasOpen(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(PATIENCE, 'SUBMIT', { rule: 'A-257', says: 'so long a key is waited for', when: began('keying') }, (step) =>
      isRunning(step, 'newKey'),
    ),
    lasts(
      PATIENCE,
      either('SUBMIT', done('newKey')),
      { rule: 'A-114', says: 'so long the account is waited for', when: began('saving') },
      (step) => isRunning(step, 'saveChild'),
    ),
    after(
      failed('saveChild'),
      { rule: 'A-114', says: 'what was typed is still there', when: ({ memory }) => memory.phase === 'failed' },
      ({ view, before }) => equal(view.name, before?.view.name),
    ),
    always(
      { rule: ['A-110', 'A-111', 'A-112', 'A-113', 'A-114'], says: 'what leaves the page, and what is logged' },
      (step) =>
        equal(
          step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
          effectsOf(step),
        ),
    ),
  ],
  (memory, step) => {
    if (memory === null) return startOf(step.input)
    if (OPEN.includes(memory.phase)) return edited(memory, step)
    return BUSY.includes(memory.phase) ? answered(memory, step) : memory
  },
)

function effectsOf(step: Known): string[] {
  const { memory, before, event, input } = step
  if (before === null) return []
  if (memory.phase === 'refused' && event.type === 'SUBMIT') return [`focusOn ${firstWrong(memory, input)}`]
  if (memory.phase === before.memory.phase) return []
  if (memory.phase === 'saved') return ['tellOtherTabs', `goOn ${destination(input, memory.uuid)}`]
  if (memory.phase === 'failed') return ['logFailure']
  return memory.phase === 'left' ? [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew'] : []
}

function startOf(input: Loose): Memory {
  const { name, birthday, childUuid } = input
  const status = statusOf(partsOf(birthday), { ...input, isLookerTarget: false })
  return { name, birthDate: birthday, status, key: null, uuid: childUuid, phase: 'open', since: 0 }
}

function edited(memory: Memory, { event, input, now }: Seen): Memory {
  // once something is changed it is another intent
  const changed = { key: null, phase: memory.phase === 'failed' ? ('open' as const) : memory.phase }
  if (event.type === 'CHANGE') return { ...memory, ...changed, name: event.value.slice(0, LONGEST) }
  if (event.type === 'BIRTH_DATE' && isOtherDate({ event }, memory))
    return { ...memory, ...changed, birthDate: event.date, status: event.status }
  if (event.type !== 'SUBMIT') return memory
  if (isWrong(memory, input)) return { ...memory, phase: 'refused' }
  const needsKey = input.childUuid === null && memory.key === null
  return { ...memory, phase: needsKey ? 'keying' : 'saving', since: now }
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  const hasFailed = { ...memory, phase: 'failed' as const }
  if (event.actor === undefined) return now - memory.since >= PATIENCE ? hasFailed : memory
  if (memory.phase === 'keying' && event.actor === 'newKey')
    return event.type === 'done' ? { ...memory, key: event.output, phase: 'saving', since: now } : hasFailed
  if (event.actor !== 'saveChild') return memory
  if (event.output?.ok) return { ...memory, uuid: event.output.value.uuid, phase: 'saved' }
  const isLeft = ['unauthorised', 'otherPerson'].includes(event.output?.error.kind)
  return isLeft ? { ...memory, phase: 'left' } : hasFailed
}

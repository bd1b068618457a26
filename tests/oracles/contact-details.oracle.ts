import type { ContactDetailsView } from '~/machines/account/contact-details/contact-details.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Form = { firstName: string; lastName: string; phone: string }
type Phase = 'open' | 'refused' | 'failed' | 'saved' | 'awaiting' | 'saving' | 'left'
/** `status`: what the number is worth. `since`: when was asked what is being waited for. */
type Memory = { form: Form; status: string; phase: Phase; since: number }
type Known = Step<ContactDetailsView, Memory>
type Seen = Step<ContactDetailsView, Memory | null>

/** So long the number is judged, and the account is waited for. */
const [JUDGEMENT, PATIENCE] = [5000, 9000]
/** What the wire takes. */
const LONGEST = { name: 60, phone: 32 }
const OPEN: readonly Phase[] = ['open', 'refused', 'failed', 'saved']

const wasOpen = ({ before }: Known) => before !== null && OPEN.includes(before.memory.phase)
const began = (phase: Phase) => (step: Known) =>
  step.memory.phase === phase && step.before !== null && step.before.memory.phase !== phase
/** A press that is refused, or a number that turned out to be wrong while it was judged. */
const isRefused = (step: Known) =>
  step.memory.phase === 'refused' && (step.event.type === 'SAVE' || step.before?.memory.phase === 'awaiting')

/** F-58: required fields, in the order of the form; a number may stay empty. */
const wrongIn = ({ form, status }: Pick<Memory, 'form' | 'status'>) => [
  ...(form.firstName.trim() === '' ? ['first-name'] : []),
  ...(form.lastName.trim() === '' ? ['last-name'] : []),
  ...(status === 'invalid' ? ['contact-phone'] : []),
]

const wanted = ({ input, memory: { form } }: Known) => ({
  as: input.as,
  first_name: form.firstName.trim(),
  last_name: form.lastName.trim(),
  phone_number: form.phone.trim() === '' ? null : form.phone.trim(),
})

export const contactDetailsOracle = oracle<ContactDetailsView, Memory>(
  'contactDetails',
  [
    after(
      'start',
      { rule: ['F-58', 'A-231'], says: 'what is saved stands there, and its number is judged' },
      (step) => [
        asked(step, 'phone', { countries: step.input.countries, initial: step.input.saved.phone }),
        equal(step.view.phoneField?.machine, 'phoneInput'),
      ],
    ),
    always(
      { rule: 'F-58', says: 'what was typed stands in its field, and what is missing is said once it was sent' },
      (step) => {
        const { view, memory } = step
        const wrong = memory.phase === 'refused' ? wrongIn(memory) : []
        const name = (name: 'firstName' | 'lastName', id: string) => ({
          ...{ name, id, value: memory.form[name], maxLength: LONGEST.name },
          isMissing: wrong.includes(id),
        })
        return [
          equal(view.names, [name('firstName', 'first-name'), name('lastName', 'last-name')]),
          equal(view.phone, { id: 'contact-phone', value: memory.form.phone, maxLength: LONGEST.phone }),
          equal(view.hasPhoneError, wrong.includes('contact-phone')),
        ]
      },
    ),
    always({ rule: 'F-58', says: 'what came of it is said until something is changed or sent' }, ({ view, memory }) =>
      equal([view.isSaved, view.hasFailed], [memory.phase === 'saved', memory.phase === 'failed']),
    ),
    always({ rule: 'F-58', says: 'busy while it is judged or saved, and only then' }, (step) => [
      equal(step.view.isBusy, ['awaiting', 'saving'].includes(step.memory.phase)),
      equal(isRunning(step, 'saveContactDetails'), step.memory.phase === 'saving'),
    ]),
    after(
      either('SAVE', 'PHONE', 'time'),
      { rule: ['F-58', 'S-345'], says: 'all of it is sent', when: began('saving') },
      (step) => asked(step, 'saveContactDetails', wanted(step)),
    ),
    always({ rule: 'F-58', says: 'nothing is sent but by a press, with nothing wrong' }, (step) =>
      step.before === null || began('saving')(step) ? null : notAsked(step),
    ),
    after(
      either('CHANGE', 'TYPE', 'BLUR', 'SAVE'),
      { rule: 'F-58', says: 'a form that was sent does not change', when: (step) => !wasOpen(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(
      JUDGEMENT,
      'SAVE',
      { rule: 'S-282', says: 'so long the number is judged', when: began('awaiting') },
      (step) => step.view.isBusy && !isRunning(step, 'saveContactDetails'),
    ),
    lasts(
      PATIENCE,
      'SAVE',
      { rule: 'F-58', says: 'so long the account is waited for', when: began('saving') },
      (step) => isRunning(step, 'saveContactDetails'),
    ),
    after(
      failed('saveContactDetails'),
      { rule: 'F-58', says: 'the input is kept', when: ({ memory }) => memory.phase === 'failed' },
      ({ view, before }) => equal([view.names, view.phone], [before?.view.names, before?.view.phone]),
    ),
    always({ rule: 'F-58', says: 'what leaves the page, and what is logged' }, (step) =>
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
    ),
    always({ rule: 'S-282', says: 'what the field of the number is told' }, (step) =>
      equal(
        step.sent,
        toldToField(step).map((event) => ({ actor: 'phone', event })),
      ),
    ),
  ],
  (memory, step) => {
    const { input, event } = step
    if (memory === null) return { form: { ...input.saved }, status: 'empty', phase: 'open', since: 0 }
    const known = event.type === 'PHONE' ? { ...memory, status: event.status } : memory
    if (OPEN.includes(known.phase)) return edited(known, step)
    if (known.phase === 'awaiting') return judged(known, step)
    return known.phase === 'saving' ? answered(known, step) : known
  },
)

function effectsOf(step: Known): string[] {
  const { memory, before, event } = step
  if (before === null) return []
  if (isRefused(step)) return [`focusOn ${wrongIn(memory)[0]}`]
  if (before.memory.phase !== 'saving' || memory.phase === 'saving') return []
  if (memory.phase === 'saved') return ['tellOtherTabs']
  if (memory.phase === 'failed') return ['logFailure']
  return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
}

function toldToField(step: Known): Loose[] {
  if (isRefused(step) || (wasOpen(step) && step.event.type === 'BLUR')) return [{ type: 'BLUR' }]
  return wasOpen(step) && step.event.type === 'TYPE' ? [{ type: 'CHANGE', value: step.memory.form.phone }] : []
}

function edited(memory: Memory, { event, now }: Seen): Memory {
  const { form, status } = memory
  const phase = memory.phase === 'refused' ? memory.phase : 'open'
  if (event.type === 'CHANGE')
    return { ...memory, phase, form: { ...form, [event.field]: event.value.slice(0, LONGEST.name) } }
  if (event.type === 'TYPE') return { ...memory, phase, form: { ...form, phone: event.value.slice(0, LONGEST.phone) } }
  if (event.type !== 'SAVE') return memory
  if (wrongIn(memory).length > 0) return { ...memory, phase: 'refused' }
  return { ...memory, phase: status === 'judging' ? 'awaiting' : 'saving', since: now }
}

function judged(memory: Memory, { event, now }: Seen): Memory {
  const isOver = event.type === 'time' && now - memory.since >= JUDGEMENT
  if (event.type !== 'PHONE' && !isOver) return memory
  if (memory.status === 'invalid') return { ...memory, phase: 'refused' }
  return { ...memory, status: isOver ? 'unjudged' : memory.status, phase: 'saving', since: now }
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'saveContactDetails')
    return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed' } : memory
  if (event.output?.ok) return { ...memory, phase: 'saved' }
  const isLeft = ['unauthorised', 'otherPerson'].includes(event.output?.error.kind)
  return { ...memory, phase: isLeft ? 'left' : 'failed' }
}

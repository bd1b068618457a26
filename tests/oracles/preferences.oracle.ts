import type { PreferencesView } from '~/machines/account/preferences/preferences.connect'
import { asked, equal, isRunning, notAsked } from '~/machines/proving/oracle/checks'
import { after, always, either, failed, lasts, never, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Form = { marketing_sms: boolean; transactional_sms: boolean; phone: string }
type Phase = 'editing' | 'awaiting' | 'saving' | 'left'
/**
 * `saved`: what counts, which the form is compared with. `status`: what the number is worth. `isRead`: the number is text.
 * `told`: what the last try came to, until something is changed. `since`: when was asked what is being waited for.
 */
type Memory = {
  saved: Form
  form: Form
  status: string
  phase: Phase
  isRead: boolean
  told: 'saved' | 'failed' | null
  since: number
}
type Known = Step<PreferencesView, Memory>
type Seen = Step<PreferencesView, Memory | null>

/** So long the number is judged, and the account is waited for. */
const [JUDGEMENT, PATIENCE] = [5000, 9000]
/** What the wire takes of a number. */
const LONGEST = 32

/** as many as are no longer as they were saved. */
const changes = ({ saved, form }: Pick<Memory, 'saved' | 'form'>) =>
  Number(saved.marketing_sms !== form.marketing_sms) +
  Number(saved.transactional_sms !== form.transactional_sms) +
  Number(saved.phone.trim() !== form.phone.trim())
const isSavable = (memory: Memory) => memory.phase === 'editing' && changes(memory) > 0 && memory.status !== 'invalid'

/** all of it, whatever has changed. */
const wanted = ({ input, memory: { form } }: Known) => ({
  as: input.as,
  phone_number: form.phone.trim() === '' ? null : form.phone.trim(),
  marketing_sms: form.marketing_sms,
  transactional_sms: form.transactional_sms,
})

const began = (phase: Phase) => (step: Known) =>
  step.memory.phase === phase && step.before !== null && step.before.memory.phase !== phase
const isOpen = ({ before }: Known) => before?.memory.phase === 'editing'
const hasNumberTyped = (step: Known) => isOpen(step) && step.event.type === 'TYPE'
const isDiscarded = (step: Known) =>
  isOpen(step) && step.event.type === 'DISCARD' && step.before !== null && changes(step.before.memory) > 0
/** It was sent, and turned out to be wrong while it was judged. */
const isRefused = (step: Known) => step.before?.memory.phase === 'awaiting' && step.memory.phase === 'editing'

/** What leaves the chart in a step, by the rules; nothing else does. */
function effectsOf(step: Known) {
  const { before, memory, event } = step
  if (before === null) return []
  if (isOpen(step) && event.type === 'EDIT_PHONE' && before.memory.isRead)
    return [{ name: 'focusOn', params: 'preferences-phone' }]
  if (isDiscarded(step)) return [{ name: 'focusOn', params: 'transactional-sms' }]
  if (before.memory.phase !== 'saving' || memory.phase === 'saving') return []
  if (memory.told === 'saved') return [{ name: 'tellOtherTabs' }, { name: 'focusOn', params: 'preferences-saved' }]
  if (memory.phase === 'editing') return [{ name: 'logFailure' }]
  return [{ name: event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew' }]
}

const named = (effects: readonly { name: string; params?: Loose }[]) =>
  effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`))

/** What the number’s own field is told in a step. */
function toldToField(step: Known) {
  if (hasNumberTyped(step) || isDiscarded(step)) return [{ type: 'CHANGE', value: step.memory.form.phone }]
  return (isOpen(step) && step.event.type === 'BLUR') || isRefused(step) ? [{ type: 'BLUR' }] : []
}

export const preferencesOracle = oracle<PreferencesView, Memory>(
  'preferences',
  [
    after(
      'start',
      { rule: ['A-115', 'A-123'], says: 'what is saved stands there, and its number is judged' },
      (step) => [
        asked(step, 'phone', { countries: step.input.countries, initial: step.input.saved.phone }),
        equal(step.view.changes, 0),
      ],
    ),
    always({ rule: ['A-115', 'A-116', 'F-56'], says: 'what was ticked and typed stands there' }, ({ view, memory }) => {
      const { phone, ...wanted } = memory.form
      return [
        equal(view.choices, [
          { name: 'transactional_sms', id: 'transactional-sms', isOn: wanted.transactional_sms },
          { name: 'marketing_sms', id: 'marketing-sms', isOn: wanted.marketing_sms },
        ]),
        equal(view.phoneField?.machine, 'phoneInput'),
        equal(view.phone, { id: 'preferences-phone', value: phone, maxLength: LONGEST }),
      ]
    }),
    always(
      { rule: ['A-117', 'A-119', 'S-234'], says: 'what differs is counted, and can be taken back' },
      ({ view, memory }) => [
        equal(view.changes, changes(memory)),
        equal(view.can, {
          save: isSavable(memory),
          discard: memory.phase === 'editing' && changes(memory) > 0,
        }),
      ],
    ),
    always({ rule: ['A-118', 'A-121'], says: 'that it was saved is said until the next edit' }, ({ view, memory }) => [
      equal([view.isSaved, view.savedId], [memory.told === 'saved', 'preferences-saved']),
      equal(view.isPhoneRead, memory.isRead),
    ]),
    always(
      { rule: ['A-122', 'A-291'], says: 'that it was not saved is known until the next edit' },
      ({ view, memory }) => equal(view.hasFailed, memory.told === 'failed'),
    ),
    always({ rule: 'A-120', says: 'busy while it is judged or saved, and only then' }, (step) => [
      equal(step.view.isBusy, ['awaiting', 'saving'].includes(step.memory.phase)),
      equal(isRunning(step, 'savePreferences'), step.memory.phase === 'saving'),
    ]),
    always({ rule: 'A-124', says: 'a wrong number is known as one' }, ({ view, memory }) =>
      equal([view.isInvalid, view.hasPhoneError], [memory.status === 'invalid', false]),
    ),
    after(
      either('SAVE', 'PHONE', 'time'),
      { rule: ['A-121', 'A-125', 'A-266', 'F-56'], says: 'all of it is sent', when: began('saving') },
      (step) => asked(step, 'savePreferences', wanted(step)),
    ),
    always({ rule: 'A-119', says: 'nothing is sent but by a press, with something to save' }, (step) =>
      step.before === null || began('saving')(step) ? null : notAsked(step),
    ),
    lasts(
      JUDGEMENT,
      'SAVE',
      { rule: 'A-124', says: 'so long the number is judged', when: began('awaiting') },
      (step) => step.view.isBusy && !isRunning(step, 'savePreferences'),
    ),
    lasts(
      PATIENCE,
      'SAVE',
      { rule: 'A-120', says: 'so long the account is waited for', when: began('saving') },
      (step) => isRunning(step, 'savePreferences'),
    ),
    after(
      failed('savePreferences'),
      {
        rule: 'A-122',
        says: 'everything is still there, and can be sent again',
        when: ({ memory }) => memory.phase === 'editing',
      },
      ({ view, memory }) => equal([view.hasFailed, view.can.save], [true, memory.status !== 'invalid']),
    ),
    always({ rule: ['A-121', 'A-122', 'F-56'], says: 'what leaves the page, and what is logged' }, (step) =>
      equal(named(step.effects), named(effectsOf(step))),
    ),
    always({ rule: ['A-123', 'A-124'], says: 'what the field of the number is told' }, (step) =>
      equal(
        step.sent,
        toldToField(step).map((event) => ({ actor: 'phone', event })),
      ),
    ),
    never({ rule: 'A-119', says: 'a page that was left lets something be saved' }, ({ view, memory }) =>
      memory.phase === 'left' ? view.can.save || view.can.discard || view.isBusy : false,
    ),
  ],
  (memory, step) => {
    const { input, event } = step
    if (memory === null) {
      const form = { ...input.saved }
      return { saved: form, form, status: 'empty', phase: 'editing', isRead: false, told: null, since: 0 }
    }
    const known = event.type === 'PHONE' ? { ...memory, status: event.status } : memory
    if (known.phase === 'editing') return edited(known, step)
    if (known.phase === 'awaiting') return judged(known, step)
    return known.phase === 'saving' ? answered(known, step) : known
  },
)

function edited(memory: Memory, { event, now }: Seen): Memory {
  const { form, saved, status } = memory
  if (event.type === 'TOGGLE') return { ...memory, told: null, form: { ...form, [event.name]: event.isOn } }
  if (event.type === 'TYPE') return { ...memory, told: null, form: { ...form, phone: event.value.slice(0, LONGEST) } }
  if (event.type === 'EDIT_PHONE') return { ...memory, isRead: false }
  if (event.type === 'DISCARD' && changes(memory) > 0) return { ...memory, told: null, form: saved }
  if (event.type !== 'SAVE' || !isSavable(memory)) return memory
  return { ...memory, told: null, phase: status === 'judging' ? 'awaiting' : 'saving', since: now }
}

function judged(memory: Memory, { event, now }: Seen): Memory {
  const isOver = event.type === 'time' && now - memory.since >= JUDGEMENT
  if (event.type !== 'PHONE' && !isOver) return memory
  if (memory.status === 'invalid') return { ...memory, phase: 'editing' }
  return { ...memory, status: isOver ? 'unjudged' : memory.status, phase: 'saving', since: now }
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  const { form } = memory
  if (event.actor !== 'savePreferences')
    return now - memory.since >= PATIENCE ? { ...memory, phase: 'editing', told: 'failed' } : memory
  if (event.output?.ok) {
    const saved = { ...form, phone: form.phone.trim() }
    return { ...memory, saved, form: saved, phase: 'editing', isRead: true, told: 'saved' }
  }
  const isLeft = ['unauthorised', 'otherPerson'].includes(event.output?.error.kind)
  return isLeft ? { ...memory, phase: 'left' } : { ...memory, phase: 'editing', told: 'failed' }
}

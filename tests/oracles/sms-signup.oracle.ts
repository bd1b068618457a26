import type { SmsSignupView } from '~/machines/account/sms-signup/sms-signup.connect'
import { asked, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, either, failed, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

type Phase = 'open' | 'failed' | 'awaiting' | 'submitting' | 'done' | 'left'
/** `status`: what the number is worth. `since`: when was asked what is being waited for. */
type Memory = { phone: string; status: string; phase: Phase; since: number }
type Known = Step<SmsSignupView, Memory>
type Seen = Step<SmsSignupView, Memory | null>

/** So long the number is judged, and the account is waited for. */
const [JUDGEMENT, PATIENCE] = [5000, 9000]
const LONGEST = 32
const OPEN: readonly Phase[] = ['open', 'failed']

const wasOpen = ({ before }: Known) => before !== null && OPEN.includes(before.memory.phase)
const began = (phase: Phase) => (step: Known) =>
  step.memory.phase === phase && step.before !== null && step.before.memory.phase !== phase
/** It was sent, and turned out to be wrong while it was judged. */
const isRefused = (step: Known) => step.before?.memory.phase === 'awaiting' && step.memory.phase === 'open'
/** neither invalid, nor busy, nor empty. */
const isSendable = ({ phone, status, phase }: Memory) =>
  OPEN.includes(phase) && phone.trim() !== '' && status !== 'invalid'

/** */
const wanted = ({ input, memory }: Known) => ({
  as: input.as,
  phone_number: memory.phone.trim(),
  marketing_sms: true,
  transactional_sms: true,
})

export const smsSignupOracle = oracle<SmsSignupView, Memory>(
  'smsSignup',
  [
    after('start', { rule: 'F-57', says: 'the number that is known stands there, and is judged' }, (step) => [
      asked(step, 'phone', { countries: step.input.countries, initial: step.input.phone }),
      equal(step.view.phoneField?.machine, 'phoneInput'),
    ]),
    always({ rule: 'F-57', says: 'what was typed stands in its field' }, ({ view, memory }) => [
      equal(view.phone, { id: 'sms-phone', value: memory.phone, maxLength: LONGEST }),
      equal(view.hasPhoneError, false),
    ]),
    always({ rule: 'A-126', says: 'what can be sent, and when' }, ({ view, memory }) =>
      equal(view.can.submit, isSendable(memory)),
    ),
    always(
      { rule: ['A-128', 'F-57'], says: 'what came of it is said until something is typed or sent' },
      ({ view, memory }) =>
        equal(
          [view.hasFailed, view.isDone, view.doneId],
          [memory.phase === 'failed', memory.phase === 'done', 'sms-done'],
        ),
    ),
    always({ rule: 'A-126', says: 'busy while it is judged or sent, and only then' }, (step) => [
      equal(step.view.isBusy, ['awaiting', 'submitting'].includes(step.memory.phase)),
      equal(isRunning(step, 'savePreferences'), step.memory.phase === 'submitting'),
    ]),
    after(
      either('SUBMIT', 'PHONE', 'time'),
      { rule: ['A-127', 'F-57'], says: 'both kinds are wanted', when: began('submitting') },
      (step) => asked(step, 'savePreferences', wanted(step)),
    ),
    always({ rule: 'A-126', says: 'nothing is sent but by a press, with a number' }, (step) =>
      step.before === null || began('submitting')(step) ? null : notAsked(step),
    ),
    after(
      either('TYPE', 'BLUR', 'SUBMIT'),
      { rule: 'A-126', says: 'a form that was sent does not change', when: (step) => !wasOpen(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    lasts(
      JUDGEMENT,
      'SUBMIT',
      { rule: 'A-126', says: 'so long the number is judged', when: began('awaiting') },
      (step) => step.view.isBusy && !isRunning(step, 'savePreferences'),
    ),
    lasts(
      PATIENCE,
      'SUBMIT',
      { rule: 'A-128', says: 'so long the account is waited for', when: began('submitting') },
      (step) => isRunning(step, 'savePreferences'),
    ),
    after(
      failed('savePreferences'),
      { rule: 'A-128', says: 'the input is kept', when: ({ memory }) => memory.phase === 'failed' },
      ({ view, before }) => equal(view.phone, before?.view.phone),
    ),
    always({ rule: ['A-127', 'A-128'], says: 'what leaves the page, and what is logged' }, (step) =>
      equal(
        step.effects.map(({ name, params }) => (params === undefined ? name : `${name} ${params}`)),
        effectsOf(step),
      ),
    ),
    always({ rule: 'A-126', says: 'what the field of the number is told' }, (step) =>
      equal(
        step.sent,
        toldToField(step).map((event) => ({ actor: 'phone', event })),
      ),
    ),
  ],
  (memory, step) => {
    const { input, event } = step
    if (memory === null) return { phone: input.phone, status: 'empty', phase: 'open', since: 0 }
    const known = event.type === 'PHONE' ? { ...memory, status: event.status } : memory
    if (OPEN.includes(known.phase)) return edited(known, step)
    if (known.phase === 'awaiting') return judged(known, step)
    return known.phase === 'submitting' ? answered(known, step) : known
  },
)

function effectsOf({ memory, before, event }: Known): string[] {
  if (before?.memory.phase !== 'submitting' || memory.phase === 'submitting') return []
  if (memory.phase === 'done') return ['tellOtherTabs', 'focusOn sms-done']
  if (memory.phase === 'failed') return ['logFailure']
  return [event.output.error.kind === 'unauthorised' ? 'goToSignIn' : 'startAnew']
}

function toldToField(step: Known): Loose[] {
  if (isRefused(step) || (wasOpen(step) && step.event.type === 'BLUR')) return [{ type: 'BLUR' }]
  return wasOpen(step) && step.event.type === 'TYPE' ? [{ type: 'CHANGE', value: step.memory.phone }] : []
}

function edited(memory: Memory, { event, now }: Seen): Memory {
  if (event.type === 'TYPE') return { ...memory, phase: 'open', phone: event.value.slice(0, LONGEST) }
  if (event.type !== 'SUBMIT' || !isSendable(memory)) return memory
  return { ...memory, phase: memory.status === 'judging' ? 'awaiting' : 'submitting', since: now }
}

function judged(memory: Memory, { event, now }: Seen): Memory {
  const isOver = event.type === 'time' && now - memory.since >= JUDGEMENT
  if (event.type !== 'PHONE' && !isOver) return memory
  if (memory.status === 'invalid') return { ...memory, phase: 'open' }
  return { ...memory, status: isOver ? 'unjudged' : memory.status, phase: 'submitting', since: now }
}

function answered(memory: Memory, { event, now }: Seen): Memory {
  if (event.actor !== 'savePreferences') return now - memory.since >= PATIENCE ? { ...memory, phase: 'failed' } : memory
  if (event.output?.ok) return { ...memory, phase: 'done' }
  const isLeft = ['unauthorised', 'otherPerson'].includes(event.output?.error.kind)
  return { ...memory, phase: isLeft ? 'left' : 'failed' }
}

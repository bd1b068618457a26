import type { ContactFormView } from '~/machines/checkout/contact-form/contact-form.connect'
import {
  asked,
  did,
  didNot,
  equal,
  keptView,
  notAsked,
  nothingLeft,
  sentTo,
  toldParent,
} from '~/machines/proving/oracle/checks'
import { after, always, either, lasts, oracle } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'

/**
 * `status`: what the telephone number is worth, as its field has said. `waitsSince`: the form was sent while the number was
 * being judged. `isRefused`: it was sent with something wrong in it.
 */
type Memory = { email: string; phone: string; status: string; waitsSince: number | null; isRefused: boolean }
type Known = Step<ContactFormView, Memory>
type Seen = Step<ContactFormView, Memory | null>

/** What the wire takes. */
const LONGEST = { email: 254, phone: 32 }
/** So long a number is waited for; then the shop decides. */
const PATIENCE = 5000
const SUMMARY = 'contact-errors'

const contactIn = ({ email, phone }: Loose) => ({
  email: email.slice(0, LONGEST.email),
  phone: phone.slice(0, LONGEST.phone),
})

/** An address has one @, words with a dot between them before it, and a host with a dot: what the shop's own services take. */
function isAddress(email: string): boolean {
  const [local = '', host = '', ...more] = email.split('@')
  const names = host.split('.')
  return (
    more.length === 0 && !local.split('.').includes('') && !/\s/.test(email) && names.length > 1 && !names.includes('')
  )
}

/** In the order of the form. */
function problemsIn({ email, status }: Memory) {
  const typed = email.trim()
  const code = typed === '' ? 'required' : isAddress(typed) ? null : 'invalid'
  return [
    ...(code ? [{ field: 'email', code }] : []),
    ...(status === 'invalid' ? [{ field: 'phone', code: 'invalid' }] : []),
  ]
}

const wasWaiting = (step: Known) => step.before !== null && step.before.memory.waitsSince !== null
const isWaiting = ({ memory }: Known) => memory.waitsSince !== null
const isOpen = (step: Known) => !wasWaiting(step)
/** The form was sent, and what it is worth is known now. */
const isJudged = (step: Known) => !isWaiting(step) && (wasWaiting(step) || step.event.type === 'SUBMIT')

export const contactFormOracle = oracle<ContactFormView, Memory>(
  'contactForm',
  [
    after('start', { rule: ['F-35f', 'S-282'], says: 'a number of before is judged for these countries' }, (step) => {
      const { initial, countries } = step.input
      return [asked(step, 'phone', { countries, initial: initial.phone }), didNot(step), equal(step.told, [])]
    }),
    after('CHANGE', { rule: 'F-35f', says: 'the draft is kept in this tab', when: isOpen }, (step) => [
      did(step, 'saveDraft', contactIn(step.memory)),
      equal([step.effects.length, step.told], [1, []]),
    ]),
    after('CHANGE', { rule: 'S-282', says: 'a number is judged, an address is not', when: isOpen }, (step) => {
      const isPhone = step.event.field === 'phone'
      return isPhone ? sentTo(step, 'phone', { type: 'CHANGE', value: step.memory.phone }) : equal(step.sent, [])
    }),
    after(
      'FILL',
      { rule: ['F-35f', 'S-282'], says: 'a draft of before is judged, not kept again', when: isOpen },
      (step) => [
        sentTo(step, 'phone', { type: 'CHANGE', value: step.memory.phone }),
        equal([step.effects, step.told], [[], []]),
      ],
    ),
    after('BLUR', { rule: 'S-282', says: 'the number may say what is wrong with it', when: isOpen }, (step) => [
      sentTo(step, 'phone', { type: 'BLUR' }),
      equal([step.effects, step.told], [[], []]),
      keptView(step),
    ]),
    after(
      'SUBMIT',
      { rule: 'S-282', says: 'a number that is being judged is waited for', when: isWaiting },
      nothingLeft,
    ),
    lasts(
      PATIENCE,
      either('SUBMIT', 'PHONE'),
      { rule: 'S-282', says: 'not for ever', when: ({ memory, now }) => memory.waitsSince === now },
      ({ view }) => view.isBusy,
    ),
    after(
      either('SUBMIT', 'PHONE', 'time'),
      {
        rule: 'F-35f',
        says: 'a right contact is passed on',
        when: (step) => isJudged(step) && problemsIn(step.memory).length === 0,
      },
      (step) => [
        toldParent(step, { type: 'CONTACT', contact: contactIn(step.memory) }),
        equal([step.effects, step.sent], [[], []]),
      ],
    ),
    after(
      either('SUBMIT', 'PHONE', 'time'),
      {
        rule: ['F-35f', 'S-282'],
        says: 'no other is, and the keyboard goes there',
        when: (step) => isJudged(step) && problemsIn(step.memory).length > 0,
      },
      (step) => [
        equal(step.effects, [{ name: 'focusSummary', params: SUMMARY }]),
        equal([step.told, step.sent], [[], []]),
      ],
    ),
    after('PHONE', { rule: 'S-282', says: 'what it is worth is noted', when: (step) => !isJudged(step) }, nothingLeft),
    after(
      either('CHANGE', 'FILL', 'BLUR', 'SUBMIT'),
      { rule: 'F-35f', says: 'a form that was sent does not change', when: wasWaiting },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    always({ rule: 'F-35f', says: 'what was typed stands in its field' }, ({ view, memory }) => [
      equal(view.email, { value: memory.email, maxLength: LONGEST.email }),
      equal(view.phone, { value: memory.phone, maxLength: LONGEST.phone }),
    ]),
    always({ rule: ['F-35f', 'S-282'], says: 'nothing is complained about before it was sent' }, ({ view, memory }) => {
      const problems = memory.isRefused ? problemsIn(memory) : []
      const codeOf = (field: string) => problems.find((problem) => problem.field === field)?.code ?? null
      return [
        equal([view.errors, view.summaryId], [problems, SUMMARY]),
        equal([view.emailError, view.hasPhoneError], [codeOf('email'), codeOf('phone') !== null]),
      ]
    }),
    always({ rule: 'S-282', says: 'busy while the number is waited for, and never over' }, (step) => [
      equal([step.view.isBusy, step.ended], [isWaiting(step), null]),
      step.before && notAsked(step),
    ]),
  ],
  (memory, step) => {
    const known: Memory = memory ?? { ...step.input.initial, status: 'empty', waitsSince: null, isRefused: false }
    const next = known.waitsSince === null ? typedInto(known, step) : waited(known, step)
    const isSent = step.event.type === 'SUBMIT' || known.waitsSince !== null
    return isSent && next.waitsSince === null ? { ...next, isRefused: problemsIn(next).length > 0 } : next
  },
)

function typedInto(known: Memory, { event, now }: Seen): Memory {
  if (event.type === 'CHANGE') return { ...known, ...contactIn({ ...known, [event.field]: event.value }) }
  if (event.type === 'FILL') return { ...known, ...contactIn(event.draft) }
  if (event.type === 'PHONE') return { ...known, status: event.status }
  const isWaiting = event.type === 'SUBMIT' && known.status === 'judging'
  return isWaiting ? { ...known, isRefused: false, waitsSince: now } : known
}

/** The number is judged by now, or has had its time. */
function waited(known: Memory, { event, now }: Seen): Memory {
  if (event.type === 'PHONE')
    return { ...known, status: event.status, waitsSince: event.status === 'judging' ? now : null }
  const isOver = event.type === 'time' && known.waitsSince !== null && now - known.waitsSince >= PATIENCE
  return isOver ? { ...known, status: 'unjudged', waitsSince: null } : known
}

import { asked, did, didNot, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { GiftDetailsView } from '~/machines/subscription/gift-details/gift-details.connect'

type Field = keyof GiftDetailsView['fields']
type Draft = Record<Field, string>
/** `isRefused`: it was sent, and something was missing. `isSent`: what stands there is on its way to our server, or kept. */
type Memory = { draft: Draft; isRefused: boolean; isSent: boolean; hasFailed: boolean }
type Known = Step<GiftDetailsView, Memory>

const PATIENCE = 9000
/** What fits on a card, and in an address. */
const LONGEST: Record<Field, number> = { recipientName: 100, recipientEmail: 254, deliverOn: 10, kitAnchor: 50 }
const FIELDS: readonly Field[] = ['recipientName', 'recipientEmail', 'deliverOn', 'kitAnchor']

/** E-94: who is given it, where that is told, on which day, and the kit that comes first. */
function codeOf(field: Field, text: string, { today, lastDay }: Loose): string | null {
  if (text === '') return 'required'
  if (field === 'recipientEmail') return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text) ? null : 'invalid'
  if (field !== 'deliverOn') return null
  if (text < today) return 'past'
  return text > lastDay ? 'tooFar' : null
}
/** In the order of the form, each field once. */
const errorsIn = (draft: Draft, days: Loose) =>
  FIELDS.flatMap((field) => {
    const code = codeOf(field, draft[field], days)
    return code ? [{ field, code }] : []
  })
const isWhole = ({ memory, input }: Known) => errorsIn(memory.draft, input).length === 0

const wasBusy = ({ before }: Known) => before?.view.isBusy === true
const isPress = (step: Known) => step.before !== null && !wasBusy(step)
const wasSent = ({ before }: Known) => before?.memory.isSent === true

export const giftDetailsOracle = oracle<GiftDetailsView, Memory>(
  'giftDetails',
  [
    after('start', { decided: 'E-94', says: 'the form stands as it was left, and nothing is asked' }, (step) => [
      nothingLeft(step),
      equal([step.view.isBusy, step.view.hasFailed], [false, false]),
    ]),
    always({ decided: 'E-94', says: 'it shows what was filled in, and the days that can be chosen' }, (step) =>
      equal(
        [step.view.fields, step.view.days],
        [
          Object.fromEntries(
            FIELDS.map((field) => [field, { value: step.memory.draft[field], maxLength: LONGEST[field] }]),
          ),
          { first: step.input.today, last: step.input.lastDay },
        ],
      ),
    ),
    always({ decided: 'E-94', says: 'what is missing is said once it was sent' }, (step) =>
      equal(step.view.errors, step.memory.isRefused ? errorsIn(step.memory.draft, step.input) : []),
    ),
    always({ decided: 'E-94', says: 'what was not kept is said until it is sent again' }, (step) =>
      equal(step.view.hasFailed, step.memory.hasFailed),
    ),

    after('CHANGE', { decided: 'E-94', says: 'is kept, also for a reload' }, (step) => [
      did(step, 'saveDraft', step.memory.draft),
      equal(step.effects.length, 1),
      equal([step.view.isBusy, isRunning(step, 'storeGift')], [false, false]),
    ]),
    after('CHANGE', { decided: 'E-94', says: 'what was sent has to be sent anew, and the flow is told so' }, (step) =>
      equal(step.told, wasSent(step) ? [{ type: 'CHANGED' }] : []),
    ),
    after('RESTORE', { decided: 'E-94', says: 'only what was not sent is filled in again' }, (step) => [
      nothingLeft(step),
      wasSent(step) ? keptView(step) : equal(step.view.isBusy, false),
    ]),

    after(
      'SUBMIT',
      { decided: 'E-94', says: 'our server keeps it', when: (step) => isPress(step) && isWhole(step) },
      (step) => [
        asked(step, 'storeGift', step.memory.draft),
        didNot(step),
        equal([step.view.isBusy, step.told], [true, []]),
      ],
    ),
    after(
      'SUBMIT',
      {
        decided: 'E-94',
        says: 'what is missing takes the keyboard',
        when: (step) => isPress(step) && !isWhole(step),
      },
      (step) => [
        notAsked(step),
        did(step, 'focusSummary', 'error-summary'),
        equal([step.view.summaryId, step.effects.length, step.told], ['error-summary', 1, []]),
      ],
    ),
    after('SUBMIT', { decided: 'E-94', says: 'twice is once', when: wasBusy }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),

    after(done('storeGift'), { decided: 'E-94', says: 'the flow goes on' }, (step) => [
      equal(step.told, [{ type: 'GIFT.VALID' }]),
      did(step, 'forgetDraft'),
      equal(step.effects.length, 1),
    ]),
    after(failed('storeGift'), { decided: 'E-94', says: 'it can be sent again' }, (step) => [
      equal([step.view.hasFailed, step.told], [true, []]),
      did(step, 'logFailure'),
      equal(step.effects.length, 1),
    ]),
    lasts(
      PATIENCE,
      'SUBMIT',
      { decided: 'E-94', when: (step) => isPress(step) && isWhole(step) },
      (step) => isRunning(step, 'storeGift') && !step.view.hasFailed,
    ),
    within(
      PATIENCE,
      'SUBMIT',
      { decided: 'E-94', says: 'silence is no answer', when: (step) => isPress(step) && isWhole(step) },
      (step) => [equal([step.view.hasFailed, step.told], [true, []]), did(step, 'logFailure')],
    ),
    always({ decided: 'E-94', says: 'busy while it is being kept, and only then' }, (step) =>
      equal(step.view.isBusy, isRunning(step, 'storeGift')),
    ),
  ],
  (memory, { event, input, calls, before }) => {
    if (memory === null) return { draft: input.initial, isRefused: input.wasRefused, isSent: false, hasFailed: false }
    const isLost = event.type === 'failed' || (event.type === 'time' && calls.stopped.length > 0)
    if (isLost) return { ...memory, isSent: false, hasFailed: true }
    if (event.type === 'CHANGE') return { ...memory, draft: { ...memory.draft, ...changed(event) }, isSent: false }
    if (event.type === 'RESTORE' && !memory.isSent) return { ...memory, draft: event.draft }
    if (event.type !== 'SUBMIT' || before?.view.isBusy) return memory
    const isSent = errorsIn(memory.draft, input).length === 0
    return { ...memory, isRefused: !isSent, isSent, hasFailed: false }
  },
)

/** What does not fit is cut. */
const changed = ({ field, value }: Loose) =>
  Object.fromEntries(FIELDS.filter((each) => each === field).map((each) => [each, value.slice(0, LONGEST[each])]))

import { asked, did, didNot, equal, isRunning, keptView, notAsked, nothingLeft } from '~/machines/proving/oracle/checks'
import { after, always, done, failed, lasts, oracle, within } from '~/machines/proving/oracle/rows'
import type { Loose, Step } from '~/machines/proving/oracle/trace'
import type { ChildInfoView } from '~/machines/subscription/child-info/child-info.connect'
import { errorNamed, isoOf, type Parts, partsIn, partsOf, statusOf } from './birth-date'

/** What stands in the form; the birth date is null until its status is 'valid'. */
type Draft = { name: string; language: string; birthDate: string | null; firstKit: string; status: string }
/** `isRefused`: it was sent, and something was missing. */
type Memory = { draft: Draft; isRefused: boolean }
type Known = Step<ChildInfoView, Memory>
type Before = { before: { view: ChildInfoView } | null }

/** Two calls, each with a deadline of its own (F-25). */
const PATIENCE = 19_000
/** The longest name that stands on a box. */
const LONGEST = 100
const DAY_MS = 86_400_000

const isOpen = ({ isBusy, found, isAgedOut, hasFailed }: ChildInfoView) =>
  !isBusy && found === null && !isAgedOut && !hasFailed
const wasOpen = ({ before }: Before) => before !== null && isOpen(before.view)
/** A question that was sent can be sent again, unless its answer will be the same (E-05). */
const isPress = (step: Before) => step.before !== null && !step.before.view.isBusy && !step.before.view.isAgedOut
const isWhole = ({ name, status }: Draft) => name.trim() !== '' && status === 'valid'

/** S-290 … S-294: in the order of the form, each field once. */
const errorsIn = ({ name, status }: Draft) => [
  ...(name.trim() === '' ? [{ field: 'name', code: 'required' }] : []),
  ...(status === 'valid' ? [] : [{ field: 'birthDate', code: errorNamed(status) }]),
]

/** Two weeks before the due date, where that lies ahead; of a child who is there nothing is asked (E-111). */
function firstKitOf({ birthDate, firstKit }: Draft, today: string) {
  if (birthDate === null) return null
  const aroundDueDate = new Date(Date.parse(birthDate) - 14 * DAY_MS).toISOString().slice(0, 10)
  return aroundDueDate > today ? { value: firstKit, days: { aroundDueDate, now: today } } : null
}

const asStored = ({ status: _, ...draft }: Draft) => draft
/** E-89: by POST, and trimmed. */
const questionOf = ({ memory: { draft }, input }: Known) => ({
  child: { ...asStored(draft), name: draft.name.trim() },
  language: input.pageLanguage,
  currency: input.currency,
  childUuid: input.childUuid,
  isLookerTarget: input.isLookerTarget,
  isQrTarget: input.isQrTarget,
})

const isDay = (text: string | null) => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)
/** E-75: what was left of another child is not this one's. */
const isOther = ({ name, birthDate }: Draft, left: Loose, { childUuid }: Loose) =>
  childUuid !== null && (left.name !== name || left.birthDate !== birthDate)
const isOfAnother = ({ event: { draft }, input, before }: Known) =>
  before !== null && isOther(before.memory.draft, draft, input)
const isRestored = (step: Known) => wasOpen(step) && !isOfAnother(step)

const isOtherDate = ({ event: { date, status }, before }: Known) =>
  date !== before?.memory.draft.birthDate || status !== before?.memory.draft.status
/** E-05 */
const isTooOld = ({ event: { output } }: Known) => output?.error.kind === 'agedOut'

const CHANGED = { type: 'CHANGED' }
/** F-25: what was sent is not what stands there any more. */
const changedOf = (step: Known) => (wasOpen(step) ? [] : [CHANGED])
const isOtherLanguage = ({ memory, before }: Known) => memory.draft.language !== before?.memory.draft.language

export const childInfoOracle = oracle<ChildInfoView, Memory>(
  'childInfo',
  [
    after('start', { rule: 'S-017', says: 'the form stands as it was left, and nothing is asked' }, (step) => [
      notAsked(step),
      equal(step.view.isBusy, false),
      equal([step.effects, step.told], [[], []]),
      equal(
        step.view.birthDate && partsIn(step.view.birthDate),
        step.input.sent?.typed ?? partsOf(step.input.initial?.birthDate ?? null),
      ),
      equal(step.view.isAgedOut, step.input.sent?.kind === 'agedOut'),
    ]),
    always({ rule: 'S-017', says: 'it shows what was filled in' }, ({ view, memory: { draft }, input }) =>
      equal(
        [view.name, view.language],
        [
          { value: draft.name, maxLength: LONGEST },
          { value: draft.language, options: input.languages },
        ],
      ),
    ),
    always({ decided: 'E-111', says: 'when the first kit comes is asked of a child to be born' }, (step) =>
      equal(step.view.firstKit, firstKitOf(step.memory.draft, step.input.today)),
    ),
    always(
      { rule: ['S-290', 'S-291', 'S-292', 'S-293', 'S-294'], says: 'what is missing is said once it was sent' },
      ({ view, memory: { draft, isRefused } }) => equal(view.errors, isRefused ? errorsIn(draft) : []),
    ),
    always({ decided: 'E-75', says: 'a verified birth date is locked' }, ({ view, input }) =>
      equal(
        [view.isLocked, view.birthDate?.isLocked, view.kitAnchor],
        [input.isLocked, input.isLocked, input.kitAnchor],
      ),
    ),

    after('CHANGE', { rule: 'F-24', says: 'is kept, also for a reload' }, (step) => [
      did(step, 'saveDraft', asStored(step.memory.draft)),
      equal(step.effects.length, 1),
      equal([isOpen(step.view), isRunning(step, 'startingProduct')], [true, false]),
    ]),
    after(
      'CHANGE',
      { rule: 'S-257', says: 'another language is told at once, and that it has to be sent anew' },
      (step) =>
        equal(step.told, [...changedOf(step), ...(isOtherLanguage(step) ? [{ type: 'LANGUAGE_CHANGED' }] : [])]),
    ),
    after(
      'BIRTH_DATE',
      { rule: 'F-24', says: 'another date is kept, also for a reload', when: isOtherDate },
      (step) => [
        did(step, 'saveDraft', asStored(step.memory.draft)),
        equal(step.effects.length, 1),
        equal(step.told, changedOf(step)),
        equal([isOpen(step.view), isRunning(step, 'startingProduct')], [true, false]),
      ],
    ),
    after(
      'BIRTH_DATE',
      { rule: 'F-24', says: 'the same date changes nothing', when: (step) => !isOtherDate(step) },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after('RESTORE', { rule: 'F-24', says: 'what was left stands in the fields', when: isRestored }, (step) => [
      nothingLeft(step),
      isDay(step.event.draft.birthDate)
        ? equal(step.view.birthDate && partsIn(step.view.birthDate), partsOf(step.event.draft.birthDate))
        : equal(step.view.birthDate, step.before?.view.birthDate),
    ]),
    after(
      'RESTORE',
      { decided: 'E-75', says: 'what was left of another child is no answer about this one', when: isOfAnother },
      (step) => [nothingLeft(step), keptView(step)],
    ),
    after('RESTORE', { rule: 'F-25', says: 'what was sent stays', when: (step) => !wasOpen(step) }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),

    after(
      'SUBMIT',
      { rule: ['S-305', 'S-202', 'F-25'], when: (step) => isPress(step) && isWhole(step.memory.draft) },
      (step) => [
        asked(step, 'startingProduct', questionOf(step)),
        didNot(step),
        equal([step.view.isBusy, step.view.found, step.view.hasFailed, step.told], [true, null, false, []]),
      ],
    ),
    after(
      'SUBMIT',
      {
        rule: ['S-305', 'S-290'],
        says: 'what is missing takes the keyboard',
        when: (step) => isPress(step) && !isWhole(step.memory.draft),
      },
      (step) => [
        notAsked(step),
        did(step, 'focusSummary', 'error-summary'),
        equal([step.view.summaryId, step.effects.length, step.told], ['error-summary', 1, []]),
      ],
    ),
    after('SUBMIT', { rule: 'F-25', says: 'twice is once', when: (step) => !isPress(step) }, (step) => [
      nothingLeft(step),
      keptView(step),
    ]),

    after(
      done('startingProduct'),
      { rule: ['F-24', 'S-089'], says: 'the kit is shown, and the flow goes on' },
      (step) => {
        const { kitAnchor } = step.input
        const { value } = step.event.output
        return [
          equal(step.view.found, { ...value, isOtherKit: kitAnchor !== null && kitAnchor !== value.kit.anchor }),
          equal(step.told, [{ type: 'CHILD.VALID' }]),
          did(step, 'forgetDraft'),
          equal(step.effects.length, 1),
        ]
      },
    ),
    after(
      failed('startingProduct'),
      { rule: 'F-24', says: 'it can be sent again', when: (step) => !isTooOld(step) },
      (step) => [
        equal([step.view.hasFailed, step.view.isAgedOut, step.told], [true, false, []]),
        did(step, 'logFailure'),
        equal(step.effects.length, 1),
      ],
    ),
    after(failed('startingProduct'), { decided: 'E-05', says: 'past every kit', when: isTooOld }, (step) => [
      equal([step.view.hasFailed, step.view.isAgedOut, step.told], [false, true, []]),
      didNot(step),
    ]),
    lasts(
      PATIENCE,
      'SUBMIT',
      { rule: 'F-25', when: (step) => isPress(step) && step.view.isBusy },
      (step) => isRunning(step, 'startingProduct') && step.view.isBusy,
    ),
    within(
      PATIENCE,
      'SUBMIT',
      { rule: 'F-25', says: 'silence is no answer', when: (step) => isPress(step) && step.view.isBusy },
      (step) => [equal([step.view.hasFailed, step.told], [true, []]), did(step, 'logFailure')],
    ),
    always({ rule: 'F-25', says: 'busy while it is looked up, and only then' }, (step) =>
      equal(step.view.isBusy, isRunning(step, 'startingProduct')),
    ),
    always({ rule: 'F-24', says: 'at most one thing is said' }, ({ view }) => {
      const { isBusy, found, isAgedOut, hasFailed, errors } = view
      return [isBusy, found !== null, isAgedOut, hasFailed, errors.length > 0].filter(Boolean).length <= 1
    }),
  ],
  (memory, { event, view, input, before }) => {
    if (memory === null) return startOf(input)
    const { draft } = memory
    const isRefused = memory.isRefused && isOpen(view)
    if (event.type === 'CHANGE') return { isRefused, draft: changed(draft, event, input) }
    if (event.type === 'BIRTH_DATE')
      return { isRefused, draft: { ...draft, birthDate: event.date, status: event.status } }
    if (event.type === 'RESTORE' && before && isOpen(before.view) && !isOther(draft, event.draft, input))
      return { isRefused, draft: restored(draft, event.draft, input) }
    return { draft, isRefused: isRefused || (event.type === 'SUBMIT' && isOpen(view)) }
  },
)

function startOf({ initial, languages, sent, ...bounds }: Loose): Memory {
  const parts = sent?.typed ?? partsOf(initial?.birthDate ?? null)
  const draft = {
    name: initial?.name ?? '',
    language: initial?.language ?? languages[0],
    firstKit: initial?.firstKit ?? 'aroundDueDate',
    ...judged(parts, bounds),
  }
  return { draft, isRefused: sent?.kind === 'returned' && !isWhole(draft) }
}

function judged(parts: Parts, bounds: Loose) {
  const status = statusOf(parts, bounds)
  return { status, birthDate: status === 'valid' ? isoOf(parts) : null }
}

function changed(draft: Draft, { field, value }: Loose, { languages }: Loose): Draft {
  if (field === 'name') return { ...draft, name: value.slice(0, LONGEST) }
  return field === 'language' && !languages.includes(value) ? draft : { ...draft, [field]: value }
}

/** A draft may know the date alone; a language that is not offered, and a text that is no date, leave what is there. */
function restored(draft: Draft, left: Loose, input: Loose): Draft {
  return {
    name: left.name.slice(0, LONGEST) || draft.name,
    language: input.languages.includes(left.language) ? left.language : draft.language,
    firstKit: left.firstKit,
    ...(isDay(left.birthDate)
      ? judged(partsOf(left.birthDate), input)
      : { status: draft.status, birthDate: draft.birthDate }),
  }
}

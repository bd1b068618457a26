import { assign, setup } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import {
  type DatePart,
  type DateParts,
  partOrder,
  pastedDate,
  typedPart,
} from '~/services/domain/dates/date-parts.rules'
import type { LocaleCode } from '~/services/domain/locale'
import {
  type BirthDateBounds,
  birthDateStatus,
  dateOf,
  LOOKER_MONTHS_BACK,
  MONTHS_BACK,
  partsOf,
} from '~/services/domain/people/birth-date.rules'
import { tellParent } from '../../runtime/parts'

export type DobInput = {
  today: CivilDate
  locale: LocaleCode
  /** the kit that a QR code led to is the first one (decided: E-06) */
  isLookerTarget: boolean
  initial: CivilDate | null
  /** what stands in the fields instead of `initial`, whatever it is: a form that was sent without a script */
  typed?: DateParts
  /** a verified birth date cannot be changed */
  isLocked: boolean
}
type Context = {
  today: CivilDate
  monthsBack: number
  order: readonly DatePart[]
  parts: DateParts
  /** the day that is accepted or verified */
  date: CivilDate | null
  isLocked: boolean
}

/** A birth date in three fields, in the order of the language, judged while it is typed. It shows no messages itself. */
export const dobInputMachine = setup({
  types: {
    input: {} as DobInput,
    context: {} as Context,
    events: {} as { type: 'TYPE'; part: DatePart; value: string } | { type: 'PASTE'; part: DatePart; text: string },
  },
  guards: {
    isLocked: ({ context }) => context.isLocked,
    isEmpty: ({ context }) => birthDateStatus(context.parts, context) === 'empty',
    isPartial: ({ context }) => birthDateStatus(context.parts, context) === 'partial',
    isInvalid: ({ context }) => birthDateStatus(context.parts, context) === 'invalid',
    isFuture: ({ context }) => birthDateStatus(context.parts, context) === 'future',
    isTooOld: ({ context }) => birthDateStatus(context.parts, context) === 'tooOld',
    isWholeDate: ({ context }, text: string) => pastedDate(text, context.order) !== null,
  },
  actions: {
    keepPart: assign(({ context }, { part, value }: { part: DatePart; value: string }) =>
      judged({ ...context.parts, [part]: typedPart(part, value) }, context),
    ),
    keepDate: assign(({ context }, text: string) => judged(pastedDate(text, context.order) ?? context.parts, context)),
    /** notifies its form whenever the answer changes */
    tellForm: tellParent((context: Context) => ({
      type: 'BIRTH_DATE',
      date: context.date,
      status: birthDateStatus(context.parts, context),
    })),
  },
}).createMachine({
  id: 'dobInput',
  context: ({ input }) => startOf(input),
  initial: 'editing',
  states: {
    editing: {
      initial: 'judging',
      on: {
        TYPE: { target: '.judging', actions: { type: 'keepPart', params: ({ event }) => event } },
        PASTE: [
          {
            guard: { type: 'isWholeDate', params: ({ event }) => event.text },
            target: '.judging',
            actions: { type: 'keepDate', params: ({ event }) => event.text },
          },
          {
            target: '.judging',
            actions: { type: 'keepPart', params: ({ event }) => ({ part: event.part, value: event.text }) },
          },
        ],
      },
      states: {
        judging: {
          always: [
            { guard: 'isLocked', target: '#dobInput.locked' },
            { guard: 'isEmpty', target: 'empty' },
            { guard: 'isPartial', target: 'partial' },
            { guard: 'isInvalid', target: 'complete.invalid' },
            { guard: 'isFuture', target: 'complete.future' },
            { guard: 'isTooOld', target: 'complete.tooOld' },
            { target: 'complete.valid' },
          ],
        },
        empty: { entry: 'tellForm' },
        partial: { entry: 'tellForm' },
        complete: {
          entry: 'tellForm',
          initial: 'invalid',
          states: { valid: {}, invalid: {}, future: {}, tooOld: {} },
        },
      },
    },
    locked: { entry: 'tellForm' },
  },
  options: { maxIterations: 1000 },
})

/** The parts with the day that they name, where that is one the shop accepts. */
function judged(parts: DateParts, bounds: BirthDateBounds) {
  return { parts, date: birthDateStatus(parts, bounds) === 'valid' ? dateOf(parts) : null }
}

function startOf({ today, locale, isLookerTarget, initial, typed, isLocked }: DobInput): Context {
  const monthsBack = isLookerTarget ? LOOKER_MONTHS_BACK : MONTHS_BACK
  const { parts, date } = judged(typed ?? partsOf(initial), { today, monthsBack })
  return {
    today,
    monthsBack,
    order: partOrder(locale),
    parts,
    date: isLocked ? initial : date,
    isLocked,
  }
}

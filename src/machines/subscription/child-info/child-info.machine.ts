import { assign, sendTo, setup, spawnChild } from 'xstate'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import type { DateParts } from '~/services/domain/dates/date-parts.rules'
import type { Language, LocaleCode } from '~/services/domain/locale'
import type { Currency } from '~/services/domain/money/money'
import {
  type BirthDateStatus,
  birthDateStatus,
  dateOf,
  LOOKER_MONTHS_BACK,
  MONTHS_BACK,
  partsOf,
} from '~/services/domain/people/birth-date.rules'
import { type FirstKit, USUAL_FIRST_KIT } from '~/services/domain/plans/first-kit'
import { type FirstKitDays, firstKitChoice } from '~/services/domain/plans/first-kit.rules'
import { isOk, isRefusedAs, output, tellParent } from '../../runtime/parts'
import { type DobInput, dobInputMachine } from '../../ui/dob-input/dob-input.machine'
import { type BirthDate, birthDateFields, isOtherDate } from '../../ui/dob-input/dob-input.rules'
import {
  type FoundKit,
  type StartingAnswer,
  type StartingProductInput,
  startingProductMachine,
} from '../starting-product/starting-product.machine'
import { type ChildDraft, childInfoErrors, ERROR_SUMMARY_ID, NAME_LENGTH, type StoredDraft } from './child-info.rules'

export type ChildInfoInput = {
  today: CivilDate
  locale: LocaleCode
  /** of the page: what the kit is called and what it costs */
  pageLanguage: Language
  currency: Currency
  /** languages of the book and the guide; the first one where nothing was chosen */
  languages: Language[]
  initial: ChildDraft | null
  /** the child of the account that it is for (decided: E-75); a verified birth date cannot be changed */
  childUuid: string | null
  isLocked: boolean
  /** how the same form ended that was sent without a script; null: nothing was sent */
  sent: SentForm | null
  /** the kit whose page led here */
  kitAnchor: string | null
  isLookerTarget: boolean
  isQrTarget: boolean
}
/** `returned`: something is wrong, or was not asked before. `typed`: the birth date as it stood in its fields. */
type SentForm = { kind: 'returned'; typed: DateParts } | { kind: 'agedOut' }
type Context = Omit<ChildInfoInput, 'initial'> &
  ChildDraft & {
    birthDateStatus: BirthDateStatus
    startDate: CivilDate | null
    /** to choose from, of a child who is not born yet (decided: E-111) */
    firstKitDays: FirstKitDays | null
    found: FoundKit | null
  }

const draftOf = ({ name, language, birthDate, firstKit }: Context): ChildDraft => ({
  name,
  language,
  birthDate,
  firstKit,
})

function questionOf(context: Context): StartingProductInput {
  const { pageLanguage, currency, childUuid, isLookerTarget, isQrTarget } = context
  const { name, ...child } = draftOf(context)
  return {
    child: { name: name.trim(), ...child },
    language: pageLanguage,
    currency,
    childUuid,
    isLookerTarget,
    isQrTarget,
  }
}
const fieldsOf = ({ today, locale, isLookerTarget, isLocked, startDate, sent }: Context): DobInput => ({
  today,
  locale,
  isLookerTarget,
  initial: startDate,
  isLocked,
  ...(sent?.kind === 'returned' ? { typed: sent.typed } : {}),
})

/** Any text may stand in the browser's store. */
const dateIn = ({ birthDate }: StoredDraft) => (birthDate === null ? null : parseCivilDate(birthDate))

type Change =
  | { field: 'name'; value: string }
  | { field: 'language'; value: Language }
  | { field: 'firstKit'; value: FirstKit }

const saved = { type: 'saveDraft', params: ({ context }: { context: Context }) => draftOf(context) } as const
const change = ({ event }: { event: Change }) => event
const birthDate = ({ event }: { event: BirthDate }) => event

/** Whatever is changed is kept, also in the draft; the language of the box is told at once. */
const changing = <const Move extends { target?: 'editing' }>(move: Move) =>
  ({
    CHANGE: [
      {
        ...move,
        guard: { type: 'isOtherLanguage', params: change },
        actions: [{ type: 'keepField', params: change }, saved, 'tellLanguage'],
      },
      { ...move, actions: [{ type: 'keepField', params: change }, saved] },
    ],
    BIRTH_DATE: {
      ...move,
      guard: { type: 'isOtherDate', params: birthDate },
      actions: [{ type: 'keepBirthDate', params: birthDate }, saved],
    },
  }) as const

/** First step of the subscription: whose box it is and how old that child is, which decides the first kit. */
export const childInfoMachine = setup({
  types: {
    input: {} as ChildInfoInput,
    context: {} as Context,
    events: {} as
      | ({ type: 'CHANGE' } & Change)
      | ({ type: 'BIRTH_DATE' } & BirthDate)
      | { type: 'RESTORE'; draft: StoredDraft }
      | { type: 'SUBMIT' },
    children: {} as { birthDate: 'birthDate' },
    tags: {} as 'busy',
  },
  actors: {
    birthDate: dobInputMachine,
    startingProduct: startingProductMachine,
  },
  guards: {
    wasRefused: ({ context }) => context.sent?.kind === 'returned' && childInfoErrors(context).length > 0,
    wasAgedOut: ({ context }) => context.sent?.kind === 'agedOut',
    isComplete: ({ context }) => childInfoErrors(context).length === 0,
    isOtherDate,
    hasDate: (_, draft: StoredDraft) => dateIn(draft) !== null,
    // a child of the account is who it is: only what was answered for the same one comes back
    isOfAnother: ({ context }, { name, birthDate }: StoredDraft) =>
      context.childUuid !== null && (name !== context.name || birthDate !== context.birthDate),
    isOtherLanguage: ({ context: { language, languages } }, { field, value }: Change) =>
      field === 'language' && value !== language && languages.includes(value),
    isOk,
    isAgedOut: isRefusedAs('agedOut'),
  },
  actions: {
    spawnBirthDate: spawnChild('birthDate', birthDateFields(fieldsOf)),
    keepField: assign(({ context }, change: Change) => {
      if (change.field === 'name') return { name: change.value.slice(0, NAME_LENGTH) }
      if (change.field === 'firstKit') return { firstKit: change.value }
      return { language: context.languages.includes(change.value) ? change.value : context.language }
    }),
    keepBirthDate: assign(({ context }, { date, status }: BirthDate) => ({
      birthDate: date,
      birthDateStatus: status,
      firstKitDays: daysFor(date, context),
    })),
    restore: assign(({ context }, draft: StoredDraft) => {
      const { name, language, firstKit } = draft
      const date = dateIn(draft)
      return {
        // a draft may know the date alone
        name: name.slice(0, NAME_LENGTH) || context.name,
        language: context.languages.includes(language) ? language : context.language,
        firstKit,
        // what is no date leaves the fields as they are
        ...(date === null ? {} : judgedDate(partsOf(date), context)),
      }
    }),
    restoreFields: sendTo('birthDate', (_, { birthDate }: StoredDraft) => ({
      type: 'PASTE' as const,
      part: 'day' as const,
      text: birthDate ?? '',
    })),
    keepKit: assign((_, answer: StartingAnswer) => ({ found: answer.ok ? answer.value : null })),
    saveDraft: (_, _draft: ChildDraft) => {},
    forgetDraft: () => {},
    focusSummary: (_, _id: string) => {},
    logFailure: () => {},
    tellFound: tellParent(() => ({ type: 'CHILD.VALID' })),
    tellChanged: tellParent(() => ({ type: 'CHANGED' })),
    tellLanguage: tellParent(() => ({ type: 'LANGUAGE_CHANGED' })),
  },
  /** two calls, each with a deadline of its own */
  delays: { patience: 19_000 },
}).createMachine({
  id: 'childInfo',
  context: ({ input: { initial, ...page } }) => startOf(initial, page),
  entry: 'spawnBirthDate',
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'wasRefused', target: 'editing.refused' },
        { guard: 'wasAgedOut', target: 'asked.agedOut' },
        { target: 'editing' },
      ],
    },
    editing: {
      initial: 'open',
      on: {
        ...changing({}),
        RESTORE: [
          { guard: { type: 'isOfAnother', params: ({ event }) => event.draft } },
          {
            guard: { type: 'hasDate', params: ({ event }) => event.draft },
            actions: [
              { type: 'restore', params: ({ event }) => event.draft },
              { type: 'restoreFields', params: ({ event }) => event.draft },
            ],
          },
          { actions: { type: 'restore', params: ({ event }) => event.draft } },
        ],
        SUBMIT: [
          { guard: 'isComplete', target: 'asked' },
          { target: '.refused', actions: { type: 'focusSummary', params: ERROR_SUMMARY_ID } },
        ],
      },
      states: { open: {}, refused: {} },
    },
    /** it was sent: what is changed from here on has to be sent again */
    asked: {
      initial: 'lookingUp',
      on: changing({ target: 'editing' }),
      exit: 'tellChanged',
      states: {
        lookingUp: {
          tags: 'busy',
          invoke: {
            id: 'startingProduct',
            src: 'startingProduct',
            input: ({ context }) => questionOf(context),
            onDone: [
              {
                guard: { type: 'isOk', params: output },
                target: 'found',
                actions: { type: 'keepKit', params: output },
              },
              { guard: { type: 'isAgedOut', params: output }, target: 'agedOut' },
              { target: 'failing' },
            ],
            onError: 'failing',
          },
          after: { patience: 'failing' },
        },
        found: { entry: ['forgetDraft', 'tellFound'], on: { SUBMIT: 'lookingUp' } },
        agedOut: {},
        failing: { entry: 'logFailure', always: 'failed' },
        failed: { on: { SUBMIT: 'lookingUp' } },
      },
    },
  },
  options: { maxIterations: 1000 },
})

/** The form as it was left, with the birth date judged before anyone touches it. */
function startOf(initial: ChildDraft | null, page: Omit<ChildInfoInput, 'initial'>): Context {
  const startDate = initial?.birthDate ?? null
  return {
    ...page,
    name: initial?.name ?? '',
    language: initial?.language ?? page.languages[0] ?? 'en',
    firstKit: initial?.firstKit ?? USUAL_FIRST_KIT,
    ...judgedDate(page.sent?.kind === 'returned' ? page.sent.typed : partsOf(startDate), page),
    startDate,
    found: null,
  }
}

function judgedDate(parts: DateParts, page: Pick<ChildInfoInput, 'today' | 'isLookerTarget'>) {
  const { today, isLookerTarget } = page
  const monthsBack = isLookerTarget ? LOOKER_MONTHS_BACK : MONTHS_BACK
  const status = birthDateStatus(parts, { today, monthsBack })
  const birthDate = status === 'valid' ? dateOf(parts) : null
  return { birthDateStatus: status, birthDate, firstKitDays: daysFor(birthDate, page) }
}

const daysFor = (birthDate: CivilDate | null, { today }: Pick<ChildInfoInput, 'today'>) =>
  birthDate && firstKitChoice({ birthDate, today })

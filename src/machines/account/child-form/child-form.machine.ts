import { assign, setup, spawnChild } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { LocaleCode } from '~/services/domain/locale'
import { type BirthDateStatus, birthDateStatus, MONTHS_BACK, partsOf } from '~/services/domain/people/birth-date.rules'
import { childSavedHref, type PageSource } from '~/services/flows/settings/child-links.rules'
import type { ChildSaved } from '~/services/flows/settings/settings-commands.contract'
import { accountGuards, isOk, keyingState, leavingAccount, newKey, output, unprovided } from '../../runtime/parts'
import { type DobInput, dobInputMachine } from '../../ui/dob-input/dob-input.machine'
import { type BirthDate, birthDateFields, isOtherDate } from '../../ui/dob-input/dob-input.rules'
import { childFormErrors, firstWrongId, typedName } from './child-form.rules'

/** `key` is null for a child that is there already: what it shall be can be said twice. */
export type SaveChild = {
  as: string
  childUuid: string | null
  key: string | null
  name: string
  birthday: CivilDate | null
  isVerified: boolean
}

export type ChildFormInput = {
  as: string
  today: CivilDate
  locale: LocaleCode
  /** of the page's language */
  prefix: string
  /** whose page led here, and is led back to */
  source: PageSource | null
  /** null: a new one */
  childUuid: string | null
  name: string
  birthday: CivilDate | null
  /** its birth date is verified, and cannot change (decided: E-88) */
  isLocked: boolean
}
type Context = ChildFormInput & {
  birthDate: CivilDate | null
  birthDateStatus: BirthDateStatus
  /** of this intent: the same as long as nothing in the form changes */
  key: string | null
}

const fieldsOf = ({ today, locale, birthday, isLocked }: Context): DobInput => ({
  ...{ today, locale, isLocked },
  isLookerTarget: false,
  initial: birthday,
})

function firstContext(input: ChildFormInput): Context {
  const status = birthDateStatus(partsOf(input.birthday), { today: input.today, monthsBack: MONTHS_BACK })
  return { ...input, birthDate: input.birthday, birthDateStatus: status, key: null }
}

const change = ({ event }: { event: { value: string } }) => event.value
const birthDate = ({ event }: { event: BirthDate }) => event

/** A child of the account: a new one, or another name or birth date. */
export const childFormMachine = setup({
  types: {
    input: {} as ChildFormInput,
    context: {} as Context,
    events: {} as { type: 'CHANGE'; value: string } | ({ type: 'BIRTH_DATE' } & BirthDate) | { type: 'SUBMIT' },
    children: {} as { birthDate: 'birthDate'; newKey: 'newKey'; saveChild: 'saveChild' },
    tags: {} as 'busy',
  },
  actors: {
    birthDate: dobInputMachine,
    newKey,
    saveChild: unprovided<ChildSaved, SaveChild>('saveChild'),
  },
  guards: {
    isIncomplete: ({ context }) => childFormErrors(context).length > 0,
    needsKey: ({ context: { childUuid, key } }) => childUuid === null && key === null,
    isOtherDate,
    isOk,
    ...accountGuards,
  },
  actions: {
    spawnBirthDate: spawnChild('birthDate', birthDateFields(fieldsOf)),
    keepName: assign((_, value: string) => ({ name: typedName(value), key: null })),
    keepBirthDate: assign((_, { date, status }: BirthDate) => ({
      birthDate: date,
      birthDateStatus: status,
      key: null,
    })),
    keepKey: assign((_, key: string) => ({ key })),
    keepChild: assign((_, answer: ChildSaved) => (answer.ok ? { childUuid: answer.value.uuid } : {})),
    focusOn: (_, _id: string) => {},
    tellOtherTabs: () => {},
    goOn: (_, _href: string) => {},
    goToSignIn: () => {},
    startAnew: () => {},
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'childForm',
  context: ({ input }) => firstContext(input),
  entry: 'spawnBirthDate',
  initial: 'editing',
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: { actions: { type: 'keepName', params: change } },
        BIRTH_DATE: {
          guard: { type: 'isOtherDate', params: birthDate },
          actions: { type: 'keepBirthDate', params: birthDate },
        },
        SUBMIT: [
          { guard: 'isIncomplete', target: '.refused' },
          { guard: 'needsKey', target: 'keying' },
          { target: 'saving' },
        ],
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusOn', params: ({ context }) => firstWrongId(context) } },
        failed: {
          on: {
            CHANGE: { target: 'open', actions: { type: 'keepName', params: change } },
            BIRTH_DATE: {
              guard: { type: 'isOtherDate', params: birthDate },
              target: 'open',
              actions: { type: 'keepBirthDate', params: birthDate },
            },
          },
        },
      },
    },
    keying: keyingState('saving', 'failing'),
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveChild',
        src: 'saveChild',
        input: ({ context: { as, childUuid, key, name, birthDate, birthday, isLocked } }) => ({
          ...{ as, childUuid, key, name: name.trim(), isVerified: isLocked },
          birthday: isLocked ? birthday : birthDate,
        }),
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'saved', actions: { type: 'keepChild', params: output } },
          ...leavingAccount,
          { target: 'failing' },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'editing.failed' },
    saved: {
      entry: [
        'tellOtherTabs',
        {
          type: 'goOn',
          params: ({ context: { prefix, source, childUuid } }) =>
            childSavedHref({ prefix, source, childUuid: childUuid ?? '' }),
        },
      ],
    },
    left: {},
  },
  options: { maxIterations: 1000 },
})

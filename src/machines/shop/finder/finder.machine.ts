import { assign, setup, spawnChild } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { FindKitError } from '~/services/domain/kits/find-kit.rules'
import { kitForBirthDate } from '~/services/domain/kits/kit.rules'
import type { BirthDateStatus } from '~/services/domain/people/birth-date.rules'
import { unprovided } from '../../runtime/parts'
import { type DobInput, dobInputMachine } from '../../ui/dob-input/dob-input.machine'
import { type BirthDate, birthDateFields, isOtherDate } from '../../ui/dob-input/dob-input.rules'
import { kitPagePath } from './finder.rules'

/** `told`: what a form that was sent without script was answered; `prefix`: the language's, '' or '/nl' */
type FinderInput = { told: FindKitError | null; fields: DobInput; prefix: string }
type Context = FinderInput & { birthDate: CivilDate | null; birthDateStatus: BirthDateStatus }

const kitIn = ({ birthDate, fields: { today } }: Context) => birthDate && kitForBirthDate(birthDate, today)

const fieldsOf = ({ fields }: Context): DobInput => fields

/** Another date is kept, whatever is said of the one before. */
const otherDate = {
  guard: { type: 'isOtherDate', params: ({ event }: { event: BirthDate }) => event },
  actions: { type: 'keepDate', params: ({ event }: { event: BirthDate }) => event },
} as const

/** One question on the way to the kit: a date in three fields, and once it is sent, the page of its kit. */
export const finderMachine = setup({
  types: {
    input: {} as FinderInput,
    context: {} as Context,
    events: {} as ({ type: 'BIRTH_DATE' } & BirthDate) | { type: 'SUBMIT' },
    children: {} as { birthDate: 'birthDate' },
    tags: {} as 'busy',
  },
  actors: { birthDate: dobInputMachine, openKit: unprovided<void, { href: string }>('openKit') },
  guards: {
    wasRefused: ({ context }) => context.told !== null && context.told !== 'agedOut',
    wasAgedOut: ({ context }) => context.told === 'agedOut',
    isOtherDate,
    hasKit: ({ context }) => kitIn(context) !== null,
    hasDate: ({ context }) => context.birthDate !== null,
  },
  actions: {
    spawnBirthDate: spawnChild('birthDate', birthDateFields(fieldsOf)),
    keepDate: assign((_, { date, status }: BirthDate) => ({ birthDate: date, birthDateStatus: status })),
    carryDate: (_, _date: CivilDate) => {},
    logFailure: () => {},
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'finder',
  context: ({ input }) => ({ ...input, birthDate: null, birthDateStatus: 'empty' }),
  entry: 'spawnBirthDate',
  initial: 'starting',
  on: {
    BIRTH_DATE: otherDate,
  },
  states: {
    starting: {
      always: [
        { guard: 'wasRefused', target: 'asking.told' },
        { guard: 'wasAgedOut', target: 'asking.agedOut' },
        { target: 'asking' },
      ],
    },
    asking: {
      initial: 'quiet',
      on: {
        SUBMIT: [
          {
            guard: 'hasKit',
            target: 'opening',
            actions: { type: 'carryDate', params: ({ context: { birthDate, fields } }) => birthDate ?? fields.today },
          },
          { guard: 'hasDate', target: '.agedOut' },
          { target: '.refused' },
        ],
      },
      states: {
        quiet: {},
        told: { on: { BIRTH_DATE: { ...otherDate, target: 'quiet' } } },
        refused: {},
        agedOut: { on: { BIRTH_DATE: { ...otherDate, target: 'quiet' } } },
        unopened: { entry: 'logFailure' },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openKit',
        src: 'openKit',
        input: ({ context }) => ({ href: kitPagePath(kitIn(context)?.anchor ?? '', context.prefix) }),
        onDone: 'asking',
        onError: 'asking.unopened',
      },
      after: { patience: 'asking.unopened' },
    },
  },
  options: { maxIterations: 1000 },
})

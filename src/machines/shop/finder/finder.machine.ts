import { assign, setup, spawnChild } from 'xstate'
import type { FindKitError } from '~/services/domain/kits/find-kit.rules'
import { kitForBirthDate } from '~/services/domain/kits/kit.rules'
import { unprovided } from '../../runtime/parts'
import { type DobInput, dobInputMachine } from '../../ui/dob-input/dob-input.machine'
import type { BirthDate } from '../../ui/dob-input/dob-input.rules'
import { kitPagePath } from './finder.rules'

/** `told`: what a form that was sent without script was answered; `prefix`: the language's, '' or '/nl' */
type FinderInput = { told: FindKitError | null; birthDate: DobInput; prefix: string }
type Context = FinderInput & BirthDate

const kitIn = ({ date, birthDate: { today } }: Context) => date && kitForBirthDate(date, today)

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
    isOtherDate: ({ context }, { date, status }: BirthDate) => date !== context.date || status !== context.status,
    hasKit: ({ context }) => kitIn(context) !== null,
    hasDate: ({ context }) => context.date !== null,
  },
  actions: {
    spawnBirthDate: spawnChild('birthDate', {
      id: 'birthDate',
      syncSnapshot: true,
      input: ({ context }: { context: Context }) => context.birthDate,
    }),
    keepDate: assign((_, { date, status }: BirthDate) => ({ date, status })),
    logFailure: () => {},
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'finder',
  context: ({ input }) => ({ ...input, date: null, status: 'empty' }),
  entry: 'spawnBirthDate',
  initial: 'starting',
  on: {
    BIRTH_DATE: {
      guard: { type: 'isOtherDate', params: ({ event }) => event },
      actions: { type: 'keepDate', params: ({ event }) => event },
    },
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
          { guard: 'hasKit', target: 'opening' },
          { guard: 'hasDate', target: '.agedOut' },
          { target: '.refused' },
        ],
      },
      states: {
        quiet: {},
        told: {
          on: {
            BIRTH_DATE: {
              guard: { type: 'isOtherDate', params: ({ event }) => event },
              target: 'quiet',
              actions: { type: 'keepDate', params: ({ event }) => event },
            },
          },
        },
        refused: {},
        agedOut: {
          on: {
            BIRTH_DATE: {
              guard: { type: 'isOtherDate', params: ({ event }) => event },
              target: 'quiet',
              actions: { type: 'keepDate', params: ({ event }) => event },
            },
          },
        },
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

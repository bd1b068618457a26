import { assign, fromPromise, setup } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import { defaultBirthDate, isAgedOut, kitForBirthDate, kitOfAnchor } from '~/services/domain/kits/kit.rules'
import { kitPagePath } from './kit-picker.rules'

export type KitChoice = { anchor: string; birthDate: CivilDate }

/** Finds the play kit of a child: by birth date, or by picking an age. Either way both are known afterwards. */
export const kitPickerMachine = setup({
  types: {
    /** `prefix`: the language's, '' or '/nl' */
    input: {} as { today: CivilDate; prefix: string },
    context: {} as { today: CivilDate; prefix: string; choice: KitChoice | null },
    events: {} as
      | { type: 'PICK'; anchor: string }
      | { type: 'DOB'; date: CivilDate }
      | { type: 'GO' }
      | { type: 'RESET' },
    tags: {} as 'busy',
  },
  actors: {
    openKit: fromPromise<void, { href: string }>(() =>
      Promise.reject(new Error('openKit is provided by kit-picker.actors.ts')),
    ),
  },
  guards: {
    isKit: (_, anchor: string) => kitOfAnchor(anchor) !== null,
    hasKit: ({ context }, date: CivilDate) => kitForBirthDate(date, context.today) !== null,
    isAgedOut: ({ context }, date: CivilDate) => isAgedOut(date, context.today),
  },
  actions: {
    keepKit: assign(({ context }, anchor: string) => {
      const kit = kitOfAnchor(anchor)
      return { choice: kit && { anchor, birthDate: defaultBirthDate(kit, context.today) } }
    }),
    keepDate: assign(({ context }, birthDate: CivilDate) => {
      const kit = kitForBirthDate(birthDate, context.today)
      return { choice: kit && { anchor: kit.anchor, birthDate } }
    }),
    forget: assign({ choice: null }),
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'kitPicker',
  context: ({ input }) => ({ ...input, choice: null }),
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'open',
      on: {
        PICK: {
          guard: { type: 'isKit', params: ({ event }) => event.anchor },
          target: '.chosen',
          actions: { type: 'keepKit', params: ({ event }) => event.anchor },
        },
        DOB: [
          {
            guard: { type: 'hasKit', params: ({ event }) => event.date },
            target: '.chosen',
            actions: { type: 'keepDate', params: ({ event }) => event.date },
          },
          {
            guard: { type: 'isAgedOut', params: ({ event }) => event.date },
            target: '.agedOut',
            actions: 'forget',
          },
          { target: '.tooEarly', actions: 'forget' },
        ],
        RESET: { target: '.open', actions: 'forget' },
      },
      states: {
        open: {},
        agedOut: {},
        tooEarly: {},
        chosen: { on: { GO: '#kitPicker.leaving' } },
        unopened: { on: { GO: '#kitPicker.leaving' } },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'openKit',
        src: 'openKit',
        input: ({ context }) => ({ href: kitPagePath(context.choice?.anchor ?? '', context.prefix) }),
        onDone: 'choosing.chosen',
        onError: 'choosing.unopened',
      },
      after: { patience: 'choosing.chosen' },
    },
  },
  options: { maxIterations: 1000 },
})

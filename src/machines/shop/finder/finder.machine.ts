import { assign, type InputFrom, sendTo, setup, spawnChild } from 'xstate'
import type { CivilDate } from '~/services/domain/dates/civil-date'
import type { FindKitError } from '~/services/domain/kits/find-kit.rules'
import { inForm } from '../../subscription/child-info/child-info.machine'
import { type DobInput, dobInputMachine } from '../../ui/dob-input/dob-input.machine'
import { kitPickerMachine } from '../kit-picker/kit-picker.machine'

/** `told`: what a form that was sent without script was answered */
type FinderInput = { told: FindKitError | null; birthDate: DobInput; picker: InputFrom<typeof kitPickerMachine> }
type Context = FinderInput & { date: CivilDate | null; status: string }
type BirthDate = { date: CivilDate | null; status: string }

/** One question on the way to the kit: a date in three fields, and once it is sent, the page of its kit. */
export const finderMachine = setup({
  types: {
    input: {} as FinderInput,
    context: {} as Context,
    events: {} as ({ type: 'BIRTH_DATE' } & BirthDate) | { type: 'SUBMIT' },
    children: {} as { birthDate: 'birthDate'; picker: 'picker' },
  },
  actors: { birthDate: inForm(dobInputMachine), picker: kitPickerMachine },
  guards: {
    hasDate: ({ context }) => context.date !== null,
    isNews: ({ context }, { date, status }: BirthDate) => date !== context.date || status !== context.status,
  },
  actions: {
    spawnBirthDate: spawnChild('birthDate', {
      id: 'birthDate',
      syncSnapshot: true,
      input: ({ context }: { context: Context }) => context.birthDate,
    }),
    spawnPicker: spawnChild('picker', {
      id: 'picker',
      syncSnapshot: true,
      input: ({ context }: { context: Context }) => context.picker,
    }),
    keepDate: assign((_, { date, status }: BirthDate) => ({ date, status, told: null })),
    dropTold: assign({ told: null }),
    giveDate: sendTo('picker', (_, date: CivilDate) => ({ type: 'DOB' as const, date })),
    go: sendTo('picker', { type: 'GO' }),
  },
}).createMachine({
  id: 'finder',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, date: input.birthDate.initial, status: 'empty' }),
  entry: ['spawnBirthDate', 'spawnPicker'],
  initial: 'open',
  on: {
    BIRTH_DATE: {
      guard: { type: 'isNews', params: ({ event }) => event },
      actions: { type: 'keepDate', params: ({ event }) => event },
    },
    SUBMIT: [
      {
        guard: 'hasDate',
        target: '.sent',
        actions: [{ type: 'giveDate', params: ({ context }) => context.date ?? context.birthDate.today }, 'go'],
      },
      { target: '.refused', actions: 'dropTold' },
    ],
  },
  states: { open: {}, sent: {}, refused: {} },
})

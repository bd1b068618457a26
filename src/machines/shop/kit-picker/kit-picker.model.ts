import type { Model } from '~/machines/proving/model'
import { type CivilDate, parseCivilDate } from '~/services/domain/dates/civil-date'
import { kitForBirthDate } from '~/services/domain/kits/kit.rules'
import { kitPickerMachine } from './kit-picker.machine'

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is no day`)
  return date
}

export const kitPickerModel: Model<typeof kitPickerMachine> = {
  machine: kitPickerMachine,
  input: { today: day('2026-11-20'), prefix: '/nl' },
  key: (context) => context.choice,
  cases: {
    PICK: ['kit-the-babbler', 'kit-the-nobody'].map((anchor) => ({ type: 'PICK', anchor })),
    DOB: ['2026-08-20', '2020-01-01', '2028-01-01'].map((text) => ({ type: 'DOB', date: day(text) })),
    GO: [{ type: 'GO' }],
    RESET: [{ type: 'RESET' }],
  },
  outcomes: { openKit: [{ output: undefined }, { error: new Error('blocked') }] },
  invariants: [
    {
      name: 'the birth date that is kept belongs to the kit that is kept',
      when: ({ context }) => context.choice !== null,
      holds: ({ context: { choice, today } }) =>
        choice !== null && kitForBirthDate(choice.birthDate, today)?.anchor === choice.anchor,
    },
    {
      name: 'the page is left for the chosen kit, in the same language',
      when: (snapshot) => snapshot.matches('leaving'),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input) === JSON.stringify({ href: `/nl/products/${context.choice?.anchor}` }),
    },
  ],
}

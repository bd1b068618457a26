import type { Model } from '~/machines/proving/model'
import { phoneInputMachine } from './phone-input.machine'

export const phoneInputModel: Model<typeof phoneInputMachine> = {
  machine: phoneInputMachine,
  input: { country: 'NL', initial: '' },
  inputs: [{ country: 'US', initial: '+31 6 12345678' }],
  key: ({ value, isLeft, status }) => ({ value, isLeft, status }),
  cases: {
    CHANGE: ['', '  ', ' 06 12345678 ', '12'].map((value) => ({ type: 'CHANGE', value })),
    BLUR: [{ type: 'BLUR' }],
  },
  outcomes: { judgePhone: [{ output: true }, { output: false }, { error: new Error('offline') }] },
  invariants: [
    {
      name: 'S-282 an empty number is fine, and nothing else is empty',
      when: (snapshot) => !snapshot.matches('starting'),
      holds: (snapshot) => snapshot.matches('empty') === (snapshot.context.value.trim() === ''),
    },
    {
      name: 'S-282 a number is judged without the spaces around it',
      when: (snapshot) => snapshot.matches('judging'),
      holds: ({ context }, { calls }) =>
        JSON.stringify(calls.at(-1)?.input) ===
        JSON.stringify({ country: context.country, value: context.value.trim() }),
    },
    { name: 'the status is the state', holds: ({ value, context }) => value === context.status },
  ],
}

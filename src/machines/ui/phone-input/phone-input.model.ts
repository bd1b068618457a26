import type { Model } from '~/machines/proving/model'
import { connectPhoneInput } from './phone-input.connect'
import { phoneInputMachine } from './phone-input.machine'

const VERDICTS: Record<string, string> = { true: 'valid', false: 'invalid' }

export const phoneInputModel: Model<typeof phoneInputMachine> = {
  machine: phoneInputMachine,
  input: { countries: ['NL', 'BE'], initial: '' },
  inputs: [{ countries: ['US'], initial: '+31 6 12345678' }],
  key: ({ value, isLeft }) => ({ value, isLeft }),
  cases: {
    CHANGE: ['', '  ', ' 06 12345678 ', '12'].map((value) => ({ type: 'CHANGE', value })),
    BLUR: [{ type: 'BLUR' }],
  },
  outcomes: { judgePhone: [{ output: true }, { output: false }, { error: new Error('offline') }] },
  delays: { patience: 4000 },
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
        JSON.stringify({ countries: context.countries, value: context.value.trim() }),
    },
    {
      name: 'S-282 a number is what the rules have said of it; the shop decides where they do not answer in 4 seconds',
      holds: ({ context, value }, { clock, events }) => {
        if (context.value.trim() === '') return value === 'empty' && clock.due() === null
        const last = events.findLast(({ type }) => type !== 'BLUR')
        if (!last || last.type === 'CHANGE') return value === 'judging' && clock.due() === 4000
        return value === (VERDICTS[String(last.output)] ?? 'unjudged') && clock.due() === null
      },
    },
    {
      name: 'S-282 nothing is said of a number before its field was left',
      holds: (snapshot, { events }) =>
        connectPhoneInput(snapshot).hasError ===
        (snapshot.matches('invalid') && events.some(({ type }) => type === 'BLUR')),
    },
  ],
}

import type { Model } from '~/machines/proving/model'
import { connectSmsSignup } from './sms-signup.connect'
import { type SmsSignupInput, smsSignupMachine } from './sms-signup.machine'

const NUMBER = '+31 6 12345678'
const input: SmsSignupInput = { as: 'account', countries: ['NL'], phone: '' }
const STATUSES = ['empty', 'judging', 'valid', 'invalid', 'unjudged'] as const

export const smsSignupModel: Model<typeof smsSignupMachine> = {
  machine: smsSignupMachine,
  input,
  inputs: [{ ...input, phone: NUMBER }],
  key: ({ phone, phoneStatus }) => ({ phone, phoneStatus }),
  cases: {
    TYPE: ['', '   ', ` ${NUMBER} `, '0'.repeat(40)].map((value) => ({ type: 'TYPE', value })),
    BLUR: [{ type: 'BLUR' }],
    PHONE: ({ context }) =>
      STATUSES.filter((status) => status !== context.phoneStatus).map((status) => ({ type: 'PHONE', status })),
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: {
    phone: [],
    savePreferences: [
      { output: { ok: true, value: null } },
      { output: { ok: false, error: { kind: 'refused', code: 'invalid' } } },
      { output: { ok: false, error: { kind: 'unauthorised' } } },
      { output: { ok: false, error: { kind: 'otherPerson' } } },
      { error: new Error('offline') },
    ],
  },
  delays: { judgement: 5000, patience: 9000 },
  invariants: [
    {
      name: 'A-126 it can be sent exactly while there is a number that is not a wrong one',
      when: (snapshot) => snapshot.matches('editing'),
      holds: (snapshot) => {
        const { can, phone } = connectSmsSignup(snapshot)
        return can.submit === (phone.value.trim() !== '' && snapshot.context.phoneStatus !== 'invalid')
      },
    },
    {
      name: 'A-127 what is sent wants both, with a number without spaces around it',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'savePreferences')
          .every(({ input: sent }) => {
            const { marketing_sms, transactional_sms, phone_number } = Object(sent)
            return marketing_sms && transactional_sms && [NUMBER, '0'.repeat(32)].includes(phone_number)
          }),
    },
    {
      name: 'other tabs are told once somebody has signed up, and only then',
      holds: (snapshot, { effects }) =>
        effects.filter(({ type }) => type === 'tellOtherTabs').length === Number(snapshot.matches('done')),
    },
  ],
}

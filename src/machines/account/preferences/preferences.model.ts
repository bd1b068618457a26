import type { Model } from '~/machines/proving/model'
import { connectPreferences } from './preferences.connect'
import { type PreferencesInput, preferencesMachine } from './preferences.machine'

const NUMBER = '+31 6 12345678'
const input: PreferencesInput = {
  as: 'account',
  countries: ['NL'],
  saved: { marketing_sms: false, transactional_sms: true, phone: NUMBER },
}
const WRONG = '0'.repeat(40)
/** What can be found of each, once it is judged: no code may be had for the one with spaces. */
const FOUND = { '': ['empty'], [NUMBER]: ['valid'], [` ${NUMBER} `]: ['unjudged', 'valid'] } as const
const statusesOf = (phone: string) => [
  'judging' as const,
  ...(Object.entries(FOUND).find(([typed]) => typed === phone)?.[1] ?? ['invalid' as const]),
]

export const preferencesModel: Model<typeof preferencesMachine> = {
  machine: preferencesMachine,
  input,
  limit: 4500,
  inputs: [{ ...input, saved: { marketing_sms: false, transactional_sms: false, phone: '' } }],
  key: (context) => {
    const { phoneStatus, isPhoneRead, draft, baseline } = context
    return { phoneStatus, isPhoneRead, draft, baseline }
  },
  cases: {
    TOGGLE: [
      { type: 'TOGGLE', name: 'marketing_sms', isOn: true },
      { type: 'TOGGLE', name: 'marketing_sms', isOn: false },
      { type: 'TOGGLE', name: 'transactional_sms', isOn: false },
    ],
    TYPE: ['', ` ${NUMBER} `, WRONG].map((value) => ({ type: 'TYPE', value })),
    BLUR: [{ type: 'BLUR' }],
    PHONE: ({ context: { draft, phoneStatus } }) =>
      statusesOf(draft.phone)
        .filter((status) => status !== phoneStatus)
        .map((status) => ({ type: 'PHONE', status })),
    EDIT_PHONE: [{ type: 'EDIT_PHONE' }],
    DISCARD: [{ type: 'DISCARD' }],
    SAVE: [{ type: 'SAVE' }],
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
      name: 'A-119 it can be saved exactly while something differs and the number is not a wrong one',
      when: (snapshot) => snapshot.matches('editing'),
      holds: (snapshot) => {
        const { can, changes } = connectPreferences(snapshot)
        return can.save === (changes > 0 && snapshot.context.phoneStatus !== 'invalid')
      },
    },
    {
      name: 'A-118 A-121 that it was saved is said until something differs',
      holds: (snapshot) => {
        const { isSaved, changes } = connectPreferences(snapshot)
        return !isSaved || changes === 0
      },
    },
    {
      name: 'A-125 what is sent has no spaces around its number, and null for none',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'savePreferences')
          .every(({ input: sent }) => {
            const { phone_number } = Object(sent)
            return phone_number === null || (phone_number !== '' && phone_number.trim() === phone_number)
          }),
    },
    {
      name: 'other tabs are told each time that it is saved',
      holds: (_, { effects, events }) =>
        effects.filter(({ type }) => type === 'tellOtherTabs').length ===
        events.filter(({ type, output }) => type === 'xstate.done.actor.savePreferences' && output.ok).length,
    },
  ],
}

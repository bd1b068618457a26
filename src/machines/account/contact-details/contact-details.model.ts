import type { Model } from '~/machines/proving/model'
import { connectContactDetails } from './contact-details.connect'
import { type ContactDetailsInput, contactDetailsMachine } from './contact-details.machine'
import { contactDetailsErrors } from './contact-details.rules'

const NUMBER = '+31 6 12345678'
const input: ContactDetailsInput = {
  as: 'account',
  countries: ['NL'],
  saved: { firstName: 'Parent', lastName: 'Sample', phone: NUMBER },
}
const STATUSES = ['empty', 'judging', 'valid', 'invalid', 'unjudged'] as const

export const contactDetailsModel: Model<typeof contactDetailsMachine> = {
  machine: contactDetailsMachine,
  input,
  inputs: [{ ...input, saved: { firstName: '', lastName: '', phone: '' } }],
  key: (context) => ({
    errors: contactDetailsErrors(context),
    phoneStatus: context.phoneStatus,
    isLong: context.draft.lastName.length > 60,
  }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'firstName', value: ' Robin ' },
      { type: 'CHANGE', field: 'firstName', value: '  ' },
      { type: 'CHANGE', field: 'lastName', value: 'e'.repeat(80) },
      { type: 'CHANGE', field: 'lastName', value: '' },
    ],
    TYPE: ['', ` ${NUMBER} `, '0'.repeat(40)].map((value) => ({ type: 'TYPE', value })),
    BLUR: [{ type: 'BLUR' }],
    PHONE: ({ context }) =>
      STATUSES.filter((status) => status !== context.phoneStatus).map((status) => ({ type: 'PHONE', status })),
    SAVE: [{ type: 'SAVE' }],
  },
  outcomes: {
    phone: [],
    saveContactDetails: [
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
      name: 'F-58 what is sent has both names, without spaces around them, and none is longer than the wire takes',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'saveContactDetails')
          .every(({ input: sent }) => {
            const { first_name, last_name } = Object(sent)
            return ['Parent', 'Robin'].includes(first_name) && ['Sample', 'e'.repeat(60)].includes(last_name)
          }),
    },
    {
      name: 'S-282 a number is sent without spaces around it, and null for none',
      holds: (_, { calls }) =>
        calls
          .filter(({ src }) => src === 'saveContactDetails')
          .every(({ input: sent }) => [null, NUMBER, '0'.repeat(32)].includes(Object(sent).phone_number)),
    },
    {
      name: 'F-58 it says that it is saved, or is not, until something is changed',
      holds: (snapshot, { events }) => {
        const { isSaved, hasFailed } = connectContactDetails(snapshot)
        return !(isSaved || hasFailed) || !['CHANGE', 'TYPE', 'SAVE'].includes(events.at(-1)?.type ?? '')
      },
    },
    {
      name: 'other tabs are told each time that it is saved',
      holds: (_, { effects, events }) =>
        effects.filter(({ type }) => type === 'tellOtherTabs').length ===
        events.filter(({ type, output }) => type === 'xstate.done.actor.saveContactDetails' && output.ok).length,
    },
  ],
}

import type { Model } from '~/machines/proving/model'
import { contactFormMachine } from './contact-form.machine'

const input = { initial: { email: '', phone: '' }, country: 'NL' }

export const contactFormModel: Model<typeof contactFormMachine> = {
  machine: contactFormMachine,
  input,
  inputs: [{ ...input, initial: { email: 'parent@playchart.test', phone: '' } }],
  key: ({ email, phone, phoneStatus }) => ({ email, phone, phoneStatus }),
  cases: {
    CHANGE: [
      { type: 'CHANGE', field: 'email', value: ' parent@playchart.test ' },
      { type: 'CHANGE', field: 'email', value: 'parent@playchart' },
      { type: 'CHANGE', field: 'email', value: '' },
      { type: 'CHANGE', field: 'phone', value: '12' },
    ],
    BLUR: [{ type: 'BLUR' }],
    PHONE: (snapshot) =>
      (['empty', 'judging', 'valid', 'invalid', 'unjudged'] as const)
        .filter((status) => status !== snapshot.context.phoneStatus)
        .map((status) => ({ type: 'PHONE', status })),
    FILL: [{ type: 'FILL', draft: { email: 'x'.repeat(300), phone: '+31 6 12345678' } }],
    SUBMIT: [{ type: 'SUBMIT' }],
  },
  outcomes: { phone: [] },
  delays: { patience: 5000 },
  invariants: [
    {
      name: 'S-282 nothing is submitted while its number is not judged',
      when: (snapshot) => snapshot.matches('awaitingPhone'),
      holds: ({ context }) => context.phoneStatus === 'judging',
    },
    {
      name: 'nothing is longer than the wire takes',
      holds: ({ context }) => context.email.length <= 254 && context.phone.length <= 32,
    },
  ],
}

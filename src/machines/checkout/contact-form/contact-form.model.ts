import type { AnyEventObject } from 'xstate'
import type { Model } from '~/machines/proving/model'
import { contactFormMachine } from './contact-form.machine'

const input = { initial: { email: '', phone: '' }, countries: ['NL'] }

const RIGHT = ['parent@playchart.test', ' parent@playchart.test ']

/**
 * How often a contact has to be passed on: by each press on a right address, at once where its number is not being judged,
 * else when it is, or when that has taken too long; never with a number that is wrong.
 */
function timesToTell({ email, events }: { email: string; events: readonly AnyEventObject[] }): number {
  const form = { email, status: 'empty', isWaiting: false, times: 0 }
  for (const { type, field, value, status, draft } of events) {
    if (type === 'SUBMIT') form.isWaiting = true
    if (type === 'CHANGE' && field === 'email') form.email = value
    if (type === 'FILL') form.email = draft.email
    if (type === 'PHONE') form.status = status
    if (type.startsWith('xstate.after.')) form.status = 'unjudged'
    if (!form.isWaiting || form.status === 'judging') continue
    form.isWaiting = false
    form.times += RIGHT.includes(form.email) && form.status !== 'invalid' ? 1 : 0
  }
  return form.times
}

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
      { type: 'CHANGE', field: 'phone', value: '0'.repeat(40) },
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
      name: 'a right contact is passed on each time that the button is pressed, once, and no other contact is',
      holds: (_, { told, events, input: start }) =>
        told.length === timesToTell({ email: Object(start).initial.email, events }) &&
        told.every(({ type, contact }) => type === 'CONTACT' && RIGHT.includes(contact.email)),
    },
    {
      name: 'what is passed on is what stands in the form',
      when: ({ context }, { events }) => events.at(-1)?.type === 'SUBMIT' && RIGHT.includes(context.email),
      holds: ({ context: { email, phone, phoneStatus } }, { told }) =>
        ['judging', 'invalid'].includes(phoneStatus) ||
        JSON.stringify(told.at(-1)?.contact) === JSON.stringify({ email, phone }),
    },
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

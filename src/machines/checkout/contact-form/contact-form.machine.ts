import { assign, sendTo, setup, spawnChild } from 'xstate'
import { EMAIL_LENGTH } from '~/services/domain/people/email.rules'
import { tellParent } from '../../runtime/parts'
import { type PhoneStatus, phoneInputMachine } from '../../ui/phone-input/phone-input.machine'
import { PHONE_LENGTH, phoneField } from '../../ui/phone-input/phone-input.rules'
import { CONTACT_SUMMARY_ID, type Contact, type ContactField, contactErrors } from './contact-form.rules'

/** `countries`: whose telephone numbers need no prefix, the likeliest first. */
type ContactFormInput = { initial: Contact; countries: readonly string[] }
type Context = Contact & { countries: readonly string[]; phoneStatus: PhoneStatus }

const contactOf = ({ email, phone }: Context): Contact => ({ email, phone })

/** Whom the shop writes to. What is submitted has an address that can be one and a number that can be called, or none. */
export const contactFormMachine = setup({
  types: {
    input: {} as ContactFormInput,
    context: {} as Context,
    events: {} as
      | { type: 'CHANGE'; field: ContactField; value: string }
      | { type: 'BLUR' }
      | { type: 'PHONE'; status: PhoneStatus }
      | { type: 'FILL'; draft: Contact }
      | { type: 'SUBMIT' },
    children: {} as { phone: 'phone' },
    tags: {} as 'busy',
  },
  actors: { phone: phoneInputMachine },
  guards: {
    isPhone: (_, field: ContactField) => field === 'phone',
    isPhoneUnsure: ({ context }) => context.phoneStatus === 'judging',
    isComplete: ({ context }) => contactErrors(context).length === 0,
  },
  actions: {
    spawnPhone: spawnChild(
      'phone',
      phoneField(({ countries, phone }: Context) => ({ countries, initial: phone })),
    ),
    keepField: assign((_, { field, value }: { field: ContactField; value: string }) => ({
      [field]: value.slice(0, field === 'email' ? EMAIL_LENGTH : PHONE_LENGTH),
    })),
    typePhone: sendTo('phone', ({ context }) => ({ type: 'CHANGE' as const, value: context.phone })),
    leavePhone: sendTo('phone', { type: 'BLUR' }),
    keepStatus: assign((_, phoneStatus: PhoneStatus) => ({ phoneStatus })),
    fill: assign((_, { email, phone }: Contact) => ({
      email: email.slice(0, EMAIL_LENGTH),
      phone: phone.slice(0, PHONE_LENGTH),
    })),
    tellContact: tellParent((context: Context) => ({ type: 'CONTACT', contact: contactOf(context) })),
    saveDraft: (_, _contact: Contact) => {},
    focusSummary: (_, _id: string) => {},
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'contactForm',
  context: ({ input: { initial, countries } }) => ({ ...initial, countries, phoneStatus: 'empty' }),
  entry: 'spawnPhone',
  initial: 'editing',
  on: { PHONE: { actions: { type: 'keepStatus', params: ({ event }) => event.status } } },
  states: {
    editing: {
      initial: 'open',
      on: {
        CHANGE: [
          {
            guard: { type: 'isPhone', params: ({ event }) => event.field },
            actions: [
              { type: 'keepField', params: ({ event }) => event },
              'typePhone',
              { type: 'saveDraft', params: ({ context }) => contactOf(context) },
            ],
          },
          {
            actions: [
              { type: 'keepField', params: ({ event }) => event },
              { type: 'saveDraft', params: ({ context }) => contactOf(context) },
            ],
          },
        ],
        BLUR: { actions: 'leavePhone' },
        FILL: { actions: [{ type: 'fill', params: ({ event }) => event.draft }, 'typePhone'] },
        SUBMIT: 'checking',
      },
      states: {
        open: {},
        refused: { entry: { type: 'focusSummary', params: CONTACT_SUMMARY_ID } },
      },
    },
    checking: {
      always: [
        { guard: 'isPhoneUnsure', target: 'awaitingPhone' },
        { guard: 'isComplete', target: 'editing', actions: 'tellContact' },
        { target: 'editing.refused' },
      ],
    },
    awaitingPhone: {
      tags: 'busy',
      on: {
        PHONE: { target: 'checking', actions: { type: 'keepStatus', params: ({ event }) => event.status } },
      },
      after: { patience: { target: 'checking', actions: { type: 'keepStatus', params: 'unjudged' } } },
    },
  },
  options: { maxIterations: 1000 },
})

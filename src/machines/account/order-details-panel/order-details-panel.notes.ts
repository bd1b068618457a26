import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { orderDetailsPanelMachine } from './order-details-panel.machine'

const text = z.string().meta({ personal: true })
const address = z.strictObject({
  first_name: text,
  last_name: text,
  company: text,
  line1: text,
  line2: text,
  city: text,
  state: text,
  zip_code: text,
  country: text,
})
const input = z.strictObject({ as: text, delivery: address.nullable(), addressUuid: text.nullable() })

export const orderDetailsPanelNotes: Notes<typeof orderDetailsPanelMachine> = {
  id: 'orderDetailsPanel',
  title: 'Details of an order',
  sentence: 'Says where an order goes, and lets its address be changed as long as it has not left.',
  route: '/account/orders/{id}',
  happyPath: ['opening', 'loadingAddress', 'ready'],
  states: {
    opening: { title: 'Whether anything can be changed', rules: ['A-180'] },
    loadingAddress: { title: 'The account is asked for the address', rules: ['F-60'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['F-60'] },
    failed: { title: 'Shown as ordered, and cannot be changed just now', rules: ['F-60', 'A-180'] },
    ready: {
      title: 'Shown; it can be changed where the account has it',
      rules: ['A-179', 'A-180', 'F-60'],
      stays: 'its links lead on',
    },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { RETRY: 'asks for the address again' },
  guards: {
    isFixed: 'nothing can be changed any more',
    isOfOrder: 'the account has the address, in the country that the order was taxed for',
    isOther: 'the account has it no more, or somewhere else',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepAddress: 'keep the address as the account has it',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: { getOrderAddress: 'our server: asks the account for the address' },
  schemas: {
    input,
    context: input.extend({ isLoaded: z.boolean() }),
    events: { RETRY: eventSchema('RETRY', {}) },
  },
}

import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { editAddressMachine } from './edit-address.machine'

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
const draft = z.strictObject({ shipping: address, billing: address, isSame: z.boolean() })
const context = z.strictObject({
  as: text,
  use: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('shipping'), uuid: text }),
    z.strictObject({ kind: z.literal('billing'), paymentMethod: text }),
  ]),
  address,
  countries: z.array(z.string().length(2)),
  backHref: text,
})

export const editAddressNotes: Notes<typeof editAddressMachine> = {
  id: 'editAddress',
  title: 'Another address',
  sentence: 'Takes another address for what goes there, or for the one who pays, and says what it concerns.',
  route: '/account/{user}/account-settings/edit-shipping-address/{addressUuid}',
  happyPath: ['editing.open', 'saving', 'saved'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-58', 'A-082', 'A-131'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-58'] },
    'editing.failed': { title: 'Not saved; what was typed is still there', rules: ['F-58'] },
    saving: { title: 'On its way to the account', rules: ['F-58'] },
    failing: { title: 'It came to nothing, and is logged', rules: ['F-58'] },
    saved: {
      title: 'Saved; it goes on where it came from',
      rules: ['F-58'],
      decided: 'E-43',
      stays: 'the browser leaves for another document',
    },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { ADDRESS: 'passes on a whole address' },
  guards: {
    isOk: 'the account has it',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    spawnAddress: 'show the fields of the address',
    keepAddress: 'keep the address',
    focusOn: 'put the keyboard on what came of it',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goOn: 'go on where it came from',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: { address: 'the fields of the address', saveAddress: 'our server: gives it to the account' },
  schemas: { input: context, context, events: { ADDRESS: eventSchema('ADDRESS', { address: draft }) } },
}

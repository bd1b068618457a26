import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { withdrawalMachine } from './withdrawal.machine'

const text = z.string().meta({ personal: true })
const input = z.strictObject({
  as: text,
  id: text,
  standing: z.enum(['open', 'withdrawn', 'tooLate', 'notOpen', 'giftActivated']),
  withdrawnAt: text.nullable(),
})

export const withdrawalNotes: Notes<typeof withdrawalMachine> = {
  id: 'withdrawal',
  title: 'Withdrawing from an order',
  sentence: 'Withdraws from an order in two steps: what that means, and that it is meant.',
  route: '/account/orders/{id}/withdraw',
  happyPath: ['opening', 'reading', 'confirming.asked', 'withdrawing', 'withdrawn'],
  states: {
    opening: { title: 'Whether it can be withdrawn from', decided: 'E-101' },
    reading: { title: 'What is withdrawn from, and what that means', decided: 'E-101' },
    confirming: { title: 'Asked whether it is meant', decided: 'E-101' },
    'confirming.asked': { title: 'Nothing is complained about', decided: 'E-101' },
    'confirming.failed': { title: 'Not known to be noted; a second press does no harm', decided: 'E-101' },
    withdrawing: { title: 'On its way to the shop', decided: 'E-101' },
    failing: { title: 'It came to nothing, and is logged', decided: 'E-101' },
    refused: {
      title: 'Too late, never possible, or its gift is activated',
      decided: 'E-101',
      stays: 'its links lead on',
    },
    withdrawn: { title: 'Noted, with its day and time', decided: 'E-101', stays: 'its links lead on' },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: {
    NEXT: 'goes on to the question',
    BACK: 'goes back to what it means',
    CONFIRM: 'confirms the withdrawal',
  },
  guards: {
    isOk: 'the shop has noted it',
    isRefused: 'the shop says that it is too late, never was possible, or that the gift in it is activated',
    isOpen: 'the order can be withdrawn from',
    isWithdrawn: 'it has been withdrawn from already',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    keepRefusal: 'keep why it was refused',
    keepWithdrawn: 'keep when it was noted',
    focusOn: 'put the keyboard on the step, or on what came of it',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: { withdrawOrder: 'our server: withdraws from the order' },
  schemas: {
    input,
    context: input,
    events: { NEXT: eventSchema('NEXT'), BACK: eventSchema('BACK'), CONFIRM: eventSchema('CONFIRM') },
  },
}

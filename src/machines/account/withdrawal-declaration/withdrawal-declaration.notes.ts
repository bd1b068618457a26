import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { withdrawalDeclarationMachine } from './withdrawal-declaration.machine'

const personal = z.string().meta({ personal: true })

export const withdrawalDeclarationNotes: Notes<typeof withdrawalDeclarationMachine> = {
  id: 'withdrawalDeclaration',
  title: 'Withdrawing without an account',
  sentence: 'Withdraws from an order that is named by its number and its email, in two steps.',
  route: '/pages/withdraw',
  happyPath: ['editing.open', 'confirming.asked', 'declaring', 'declared'],
  states: {
    editing: { title: 'Saying which order it is', decided: 'E-101' },
    'editing.open': { title: 'Nothing is complained about', decided: 'E-101' },
    'editing.refused': { title: 'Something is missing or wrong, and says so', decided: 'E-101' },
    confirming: { title: 'Asked whether it is meant', decided: 'E-101' },
    'confirming.asked': { title: 'Nothing is complained about', decided: 'E-101' },
    'confirming.failed': { title: 'Not known to be noted; a second press does no harm', decided: 'E-101' },
    'confirming.limited': { title: 'Too many tries; it says when the next is taken', decided: 'E-101' },
    declaring: { title: 'On its way to the shop', decided: 'E-101' },
    failing: { title: 'It came to nothing, and is logged', decided: 'E-101' },
    declared: { title: 'Noted, with its day and time', decided: 'E-101' },
  },
  events: {
    CHANGE: 'types the number or the email',
    NEXT: 'goes on to the question',
    BACK: 'goes back to what was typed',
    CONFIRM: 'confirms the withdrawal',
  },
  guards: {
    isComplete: 'the order has a number and an email',
    isOk: 'the shop has noted it',
    isLimited: 'it was tried too often',
  },
  actions: {
    keepText: 'keep what was typed',
    keepNoted: 'keep when it was noted',
    keepWait: 'keep how long to wait',
    focusOn: 'put the keyboard on what is wrong, on the step, or on what came of it',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: { declareWithdrawal: 'our server: notes the withdrawal' },
  schemas: {
    input: z.undefined(),
    context: z.strictObject({
      draft: z.strictObject({ orderId: personal, email: personal }),
      at: personal.nullable(),
      waitSeconds: z.number(),
    }),
    events: {
      CHANGE: eventSchema('CHANGE', { field: z.enum(['orderId', 'email']), value: personal }),
      NEXT: eventSchema('NEXT'),
      BACK: eventSchema('BACK'),
      CONFIRM: eventSchema('CONFIRM'),
    },
  },
}

import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { PlanChoice } from '~/services/flows/subscription/subscription.contract'
import type { paymentOptionsMachine } from './payment-options.machine'

const id = z.string().min(1)
const money = z.strictObject({ amountCents: z.number().int(), currency: z.enum(['usd', 'gbp', 'aud', 'eur']) })
const plan = z.strictObject({
  id,
  size: z.number().int(),
  perKit: money,
  isMixed: z.boolean(),
  now: money,
  full: money.nullable(),
  savingPercent: z.number().int(),
})
const page = {
  kitAnchor: id,
  isGift: z.boolean(),
  plans: z.array(plan),
  isShort: z.boolean(),
  books: money.nullable(),
}

export const paymentOptionsNotes: Notes<typeof paymentOptionsMachine> = {
  id: 'paymentOptions',
  title: 'How to pay',
  sentence: 'Shows what the kits cost one by one and in advance, and keeps what was chosen.',
  route: '/pages/subscription-v3/payment-options',
  happyPath: [
    'choice.choosing.quiet',
    'choice.choosing.remembering.alone',
    'choice.choosing.quiet',
    'choice.storing',
    'choice.chosen',
  ],
  states: {
    choice: { title: 'What is chosen', rules: ['S-279'] },
    'choice.choosing': { title: 'Can be chosen', rules: ['S-019', 'S-279'] },
    'choice.choosing.quiet': { title: 'What is picked is remembered', rules: ['S-254'] },
    'choice.choosing.remembering': { title: 'Remembering what was picked', rules: ['S-254'] },
    'choice.choosing.remembering.alone': { title: 'More can be picked meanwhile', rules: ['S-254'] },
    'choice.choosing.remembering.continuing': {
      title: 'The last pick is waited for before the choice is kept',
      rules: ['S-254'],
    },
    'choice.choosing.notRemembered': { title: 'The last pick was not remembered', decided: 'E-29' },
    'choice.choosing.forgotten': { title: 'Not remembered; the button remembers it again', decided: 'E-29' },
    'choice.choosing.notStored': { title: 'The choice could not be kept, and says so', rules: ['F-24'] },
    'choice.storing': { title: 'Keeping the choice', rules: ['F-24'] },
    'choice.failing': { title: 'Our server did not keep the choice', rules: ['F-24'] },
    'choice.chosen': { title: 'Chosen; the next step opens', rules: ['F-24'] },
    offers: { title: 'What several kits cost', rules: ['A-218', 'A-219'] },
    'offers.deciding': { title: 'Looking whether the catalogue has answered', rules: ['A-218'] },
    'offers.answered': { title: 'The catalogue has answered', rules: ['A-218'], stays: 'nothing is asked again' },
    'offers.missing': { title: 'The catalogue did not answer; kit by kit can be chosen', rules: ['A-218'] },
    'offers.asking': { title: 'Asking the catalogue again', rules: ['A-218'] },
    'offers.failing': { title: 'No answer again', rules: ['A-218'] },
  },
  events: {
    PICK: 'picks a number of kits',
    RENEW: 'says whether the same number comes again',
    BOOKS: 'takes the books or leaves them',
    RETRY: 'asks for the other offers again',
    CONTINUE: 'presses "Continue"',
  },
  guards: {
    isOffered: 'that number is offered',
    hasBooks: 'books are offered',
    isAdvance: 'several kits are paid in advance',
    hasPlan: 'something is picked',
    isShort: 'the catalogue did not answer',
    isOk: 'our server has it',
    isRefused: 'our server did not take it',
    isNewer: 'something else was picked meanwhile',
    isContinuing: 'the button was pressed meanwhile',
    isLoaded: 'the catalogue has answered',
  },
  actions: {
    pick: 'take that number',
    renew: 'keep whether it renews',
    takeBooks: 'keep whether there are books',
    keepPlans: 'show what several kits cost',
    noteSent: 'note what our server is told',
    logFailure: 'write the failure to the log',
    tellChosen: 'tell the flow around it',
  },
  delays: { patience: '9 seconds' },
  actors: { storePlan: 'our server: keeps the choice in the visit', loadPlans: 'the catalogue: what kits cost' },
  schemas: {
    input: z.strictObject({ ...page, chosen: PlanChoice.nullable() }),
    context: z.strictObject({
      ...page,
      planId: id.nullable(),
      renews: z.boolean(),
      hasBooks: z.boolean(),
      sent: PlanChoice.nullable(),
    }),
    events: {
      PICK: eventSchema('PICK', { planId: id }),
      RENEW: eventSchema('RENEW', { renews: z.boolean() }),
      BOOKS: eventSchema('BOOKS', { hasBooks: z.boolean() }),
      RETRY: eventSchema('RETRY'),
      CONTINUE: eventSchema('CONTINUE'),
    },
  },
}

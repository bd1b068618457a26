import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { Currency } from '~/services/domain/money/money.contract'
import type { editCardMachine } from './edit-card.machine'

const personal = z.string().meta({ personal: true })
const card = z.strictObject({ number: personal, expiry: personal, cvc: personal, name: personal })
const sum = z.strictObject({ amountCents: z.number(), currency: Currency })
const payment = { uuid: z.string(), name: z.string().nullable(), kits: z.number() }
const given = {
  as: personal,
  today: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  paymentMethod: personal.nullable(),
  open: z.array(z.strictObject({ ...payment, sum })),
  backHref: personal,
}

export const editCardNotes: Notes<typeof editCardMachine> = {
  id: 'editCard',
  title: 'Another card',
  sentence: 'Takes the card that later orders are paid with, and is charged at once for what could not be paid before.',
  route: '/account/{user}/account-settings/payment-method/{paymentMethodUuid}/edit-card',
  happyPath: ['editing.open', 'saving', 'saved'],
  states: {
    editing: { title: 'Being filled in', rules: ['F-58', 'A-130'] },
    'editing.open': { title: 'Nothing is complained about', rules: ['F-58'] },
    'editing.failed': { title: 'Not taken, and says why; what was typed is still there', rules: ['F-58'] },
    saving: { title: 'The bank looks at it', rules: ['F-58', 'A-130'] },
    failing: { title: 'It came to nothing; what nobody said no to is logged', rules: ['F-58'] },
    tried: {
      title: 'Saved; what was charged at once is said, and what was declined',
      rules: ['A-025', 'A-130'],
      stays: 'a link leads on, and another card can be given where this one was declined',
    },
    saved: {
      title: 'Saved; the way to pay is shown next',
      rules: ['F-58'],
      stays: 'the browser leaves for another document',
    },
    left: {
      title: 'Not this person’s page any more',
      rules: ['A-004'],
      stays: 'the browser leaves for another document',
    },
  },
  events: { CARD: 'passes on a card that can be a good one', REPLACE: 'wants to give another card' },
  guards: {
    isOutage: 'nobody has said no',
    isOk: 'the bank takes it',
    hasTried: 'something was to be paid at once',
    isDeclined: 'something of it was declined',
    isSignedOut: 'nobody is signed in any more',
    isOtherPerson: 'somebody else is signed in by now',
  },
  actions: {
    spawnCard: 'show the fields of the card',
    keepCard: 'keep the card while it is on its way',
    forgetCard: 'forget the card',
    clearCard: 'empty the fields',
    keepRefusal: 'note what the bank says',
    keepTried: 'note what was charged and what was declined',
    dropTried: 'say no more of it',
    noteFailure: 'note that it came to nothing',
    dropFailure: 'say no more why not',
    focusOn: 'put the keyboard on what came of it',
    tellOtherTabs: 'tell the other tabs that the account has changed',
    goOn: 'show the way to pay',
    goToSignIn: 'go to the sign-in, and back here afterwards',
    startAnew: 'load the page anew',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    card: 'the fields of the card',
    saveCard: 'our server: has the bank look at it, keeps what may be kept, and charges what is open',
  },
  schemas: {
    input: z.strictObject(given),
    context: z.strictObject({
      ...given,
      card: card.nullable(),
      tried: z.array(
        z.strictObject({ ...payment, sum: sum.nullable(), outcome: z.enum(['charged', 'declined', 'later']) }),
      ),
      failure: z.enum(['superseded', 'declined', 'card_expired', 'tooMany', 'unreachable']).nullable(),
    }),
    events: { CARD: eventSchema('CARD', { card }), REPLACE: eventSchema('REPLACE') },
  },
}

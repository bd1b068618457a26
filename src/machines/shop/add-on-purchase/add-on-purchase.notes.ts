import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { addOnPurchaseMachine } from './add-on-purchase.machine'

const variantId = z.string().min(1)
const page = {
  offers: z.array(z.strictObject({ variantId, priceCents: z.number().int() })),
  parentProductId: z.string().nullable(),
  cartPath: z.string(),
}

export const addOnPurchaseNotes: Notes<typeof addOnPurchaseMachine> = {
  id: 'addOnPurchase',
  title: 'Buying several add-ons',
  sentence: 'Puts everything that was ticked into the cart at once and goes there.',
  route: 'none yet: /products/{slug} of what is no kit. On a kit’s page each add-on goes into the cart by itself',
  states: {
    idle: { title: 'Ticking', rules: ['F-32'] },
    adding: { title: 'On their way into the cart', rules: ['S-258'] },
    tracking: { title: 'Telling analytics', rules: ['S-258'] },
    redirecting: { title: 'Opening the cart', rules: ['S-258'] },
    leaving: { title: 'The browser is leaving the page', rules: ['S-258'] },
    failed: { title: 'Not added: only the log says so', rules: ['S-371'] },
  },
  events: { TOGGLE: 'ticks or unticks an add-on', BUY: 'presses the button' },
  guards: {
    isOffered: 'it is offered here',
    isAnySelected: 'something is ticked',
    isAdded: 'the cart has them',
  },
  actions: {
    toggle: 'tick it, or untick it',
    tellAdded: 'tell analytics what was added',
    forgetSelection: 'untick everything',
    logFailure: 'write the failure to the log',
  },
  delays: {
    cartPatience: '45 seconds: the cart tries twice, after what it does already',
    patience: '5 seconds',
    departure: '4 seconds, then it can be pressed again',
  },
  actors: { addLines: 'the cart', openPage: 'the browser: goes to the cart' },
  schemas: {
    input: z.strictObject(page),
    context: z.strictObject({ ...page, selected: z.array(variantId) }),
    events: { TOGGLE: eventSchema('TOGGLE', { variantId }), BUY: eventSchema('BUY') },
  },
}

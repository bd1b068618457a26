import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import type { purchaseOptionMachine } from './purchase-option.machine'

const id = z.string().min(1)
const page = { subscriptionId: id, standaloneId: id.nullable(), isLow: z.boolean() }

export const purchaseOptionNotes: Notes<typeof purchaseOptionMachine> = {
  id: 'purchaseOption',
  title: 'Subscription or single kit',
  sentence: 'Knows which of the two ways of buying a kit is picked, and whether the single kit can be had.',
  route: '/products/{kit}',
  states: {
    option: { title: 'What is chosen', rules: ['S-086', 'S-253'] },
    'option.deciding': { title: 'Looking at what was chosen before', rules: ['S-253'] },
    'option.subscription': { title: 'The subscription', rules: ['S-253'] },
    'option.standalone': { title: 'This one kit', rules: ['S-253', 'S-255'] },
    cta: { title: 'The main button', rules: ['S-256'] },
    'cta.normal': { title: 'Can be pressed', rules: ['S-256'] },
    'cta.outOfStock': { title: 'Says that the single kit is out of stock', rules: ['S-256'] },
  },
  events: { PICK: 'picks a way of buying', INVENTORY: 'opens a page whose stock is known' },
  guards: {
    startsStandalone: 'the single kit was chosen before, and is sold',
    isStandalone: 'that is the single kit, and it is sold',
    isSubscription: 'that is the subscription',
    isSoldOut: 'the single kit is chosen and runs low',
    isSellable: 'the subscription is chosen, or there is enough',
  },
  actions: {
    keepOption: 'choose it',
    keepStock: 'remember whether the single kit runs low',
    tellPick: 'tell the page around it, which keeps it',
  },
  delays: {},
  actors: {},
  schemas: {
    input: z.strictObject({ ...page, chosen: z.enum(['subscription', 'standalone']).nullable() }),
    context: z.strictObject({ ...page, optionId: id }),
    events: { PICK: eventSchema('PICK', { id }), INVENTORY: eventSchema('INVENTORY', { isLow: z.boolean() }) },
  },
}

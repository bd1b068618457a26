import { z } from 'zod'
import { eventSchema, type Notes } from '~/machines/reading/notes'
import { carouselNotes } from '../../ui/carousel/carousel.notes'
import { tabsNotes } from '../../ui/tabs/tabs.notes'
import { addOnButtonNotes } from '../add-on-button/add-on-button.notes'
import { inventoryNotes } from '../inventory/inventory.notes'
import { playKitCtaNotes } from '../play-kit-cta/play-kit-cta.notes'
import { purchaseOptionNotes } from '../purchase-option/purchase-option.notes'
import type { kitPageMachine } from './kit-page.machine'

const id = z.string().min(1)
const kind = z.enum(['subscription', 'standalone'])
const lookup = z.strictObject({ productId: id.nullable(), threshold: z.number().int().nullable() })

export const kitPageNotes: Notes<typeof kitPageMachine> = {
  id: 'kitPage',
  title: 'Page of a kit',
  sentence: 'Holds everything that moves on a kit’s page, and lets its parts know of each other.',
  route: '/products/{kit}',
  states: {
    showing: { title: 'The page with all its parts', rules: ['S-079', 'S-080', 'S-081'], stays: 'until it is left' },
  },
  events: {
    STOCK: 'looks at a page whose stock is known',
    OPTION: 'has picked a way of buying',
    ADD_ON: 'has added an add-on, or removed one',
    OPTION_REMEMBERED: 'comes back to a page where a way of buying was picked',
    TAB_REMEMBERED: 'comes back to a page whose tab is remembered',
    WAKE: 'has something of this page in the cart already',
  },
  guards: {
    isSold: 'that way of buying is offered here',
    hasTabs: 'the page has tabs',
    isAddOn: 'it is an add-on of this page',
  },
  actions: {
    lookUp: 'ask for the stock',
    tellStock: 'tell the ways of buying whether the kit runs low',
    tellOption: 'tell the main button what is chosen',
    pickOption: 'pick that way of buying',
    keepAddOn: 'remember whether it is in the cart',
    tellCount: 'tell the summary how many there are',
    showTab: 'show the tab that was seen last',
  },
  delays: {},
  actors: {
    inventory: 'the stock',
    purchaseOption: 'the ways of buying',
    playKitCta: 'the main button',
    carousel: 'the pictures',
    tabs: 'the tabs "Ways to buy:"',
    stickySummary: 'the summary bar',
    addOnButton: 'the button of one add-on',
  },
  schemas: {
    input: z.strictObject({
      lookup,
      inventory: inventoryNotes.schemas.input,
      purchaseOption: purchaseOptionNotes.schemas.input,
      cta: playKitCtaNotes.schemas.input,
      gallery: carouselNotes.schemas.input,
      waysToBuy: tabsNotes.schemas.input.nullable(),
      addOns: z.array(addOnButtonNotes.schemas.input),
      markerId: id,
    }),
    context: z.strictObject({
      lookup,
      options: z.strictObject({ subscription: id.nullable(), standalone: id.nullable() }),
      hasTabs: z.boolean(),
      addOns: z.array(id),
      selected: z.array(id),
    }),
    events: {
      STOCK: eventSchema('STOCK', { isLow: z.boolean() }),
      OPTION: eventSchema('OPTION', { id }),
      ADD_ON: eventSchema('ADD_ON', { id, isSelected: z.boolean() }),
      OPTION_REMEMBERED: eventSchema('OPTION_REMEMBERED', { kind }),
      TAB_REMEMBERED: eventSchema('TAB_REMEMBERED', { id }),
      WAKE: eventSchema('WAKE'),
    },
  },
}

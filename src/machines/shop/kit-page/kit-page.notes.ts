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
const customization = z.record(z.string(), z.string())
const kind = z.enum(['subscription', 'standalone'])
const choice = z.strictObject({ kitAnchor: id, kind, customization: customization.optional() })
const lookup = z.strictObject({ productId: id.nullable(), threshold: z.number().int().nullable() })

export const kitPageNotes: Notes<typeof kitPageMachine> = {
  id: 'kitPage',
  title: 'Page of a kit',
  sentence: 'Holds everything that moves on a kit’s page, and keeps what is chosen there for the steps after it.',
  route: '/products/{kit}',
  states: {
    settled: { title: 'No choice is on its way', rules: ['S-079', 'S-080', 'S-081', 'S-254'] },
    saving: { title: 'A choice is being kept in the visit', rules: ['S-087', 'S-254'] },
    failing: { title: 'A choice could not be kept; the main button keeps it again', decided: 'E-29' },
  },
  events: {
    STOCK: 'looks at a page whose stock is known',
    OPTION: 'has picked a way of buying',
    KEEP: 'has chosen something that the steps after this page need',
    ADD_ON: 'has added an add-on, or removed one',
    OPTION_REMEMBERED: 'comes back to a page where a way of buying was picked',
    TAB_REMEMBERED: 'comes back to a page whose tab is remembered',
    WAKE: 'has something of this page in the cart already',
  },
  guards: {
    isSold: 'that way of buying is offered here',
    hasTabs: 'the page has tabs',
    hasLater: 'something else was chosen meanwhile',
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
    keepChoice: 'take the newest choice, with what was still on its way',
    mirrorChoice: 'keep the choice in this tab',
    startSaving: 'send what was chosen last',
    endSaving: 'note that nothing is on its way',
    tellKept: 'tell the main button that the choice is kept',
    tellUnkept: 'tell the main button that the choice is not kept',
    logFailure: 'write the failure to the log',
  },
  delays: { patience: '9 seconds' },
  actors: {
    inventory: 'the stock',
    purchaseOption: 'the ways of buying',
    playKitCta: 'the main button',
    carousel: 'the pictures',
    tabs: 'the tabs "Ways to buy:"',
    stickySummary: 'the summary bar',
    addOnButton: 'the button of one add-on',
    storeChoice: 'our server: keeps the choice in the visit',
  },
  schemas: {
    input: z.strictObject({
      kitAnchor: id,
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
      kitAnchor: id,
      saving: choice.nullable(),
      waiting: choice.nullable(),
      lookup,
      options: z.strictObject({ subscription: id.nullable(), standalone: id.nullable() }),
      hasTabs: z.boolean(),
      addOns: z.array(id),
      selected: z.array(id),
    }),
    events: {
      STOCK: eventSchema('STOCK', { isLow: z.boolean() }),
      OPTION: eventSchema('OPTION', { id, kind }),
      KEEP: eventSchema('KEEP', { kind, customization: customization.optional() }),
      ADD_ON: eventSchema('ADD_ON', { id, isSelected: z.boolean() }),
      OPTION_REMEMBERED: eventSchema('OPTION_REMEMBERED', { kind }),
      TAB_REMEMBERED: eventSchema('TAB_REMEMBERED', { id }),
      WAKE: eventSchema('WAKE'),
    },
  },
}

import { assign, type InputFrom, sendTo, setup } from 'xstate'
import type { KeptChoice, PurchaseKind } from '~/services/flows/subscription/subscription.contract'
import { unprovided } from '../../runtime/parts'
import { carouselMachine } from '../../ui/carousel/carousel.machine'
import { tabsMachine } from '../../ui/tabs/tabs.machine'
import { type AddOnButtonInput, addOnButtonMachine } from '../add-on-button/add-on-button.machine'
import { type AddOnId, addOnChild } from '../add-on-button/add-on-button.rules'
import { type InventoryInput, inventoryMachine } from '../inventory/inventory.machine'
import { type PlayKitCtaInput, playKitCtaMachine } from '../play-kit-cta/play-kit-cta.machine'
import { type PurchaseOptionInput, purchaseOptionMachine } from '../purchase-option/purchase-option.machine'
import { stickySummaryMachine } from '../sticky-summary/sticky-summary.machine'
import { laterChoice } from './kit-page.rules'

export type KitPageInput = {
  kitAnchor: string
  /** what is looked up, S-306 */
  lookup: { productId: string | null; threshold: number | null }
  inventory: InventoryInput
  purchaseOption: PurchaseOptionInput
  cta: PlayKitCtaInput
  gallery: InputFrom<typeof carouselMachine>
  /** 'Ways to buy:'; null: a single panel (S-081, S-082) */
  waysToBuy: InputFrom<typeof tabsMachine> | null
  addOns: AddOnButtonInput[]
  markerId: string
}
type Choice = { kind: PurchaseKind; customization?: Record<string, string> }
type Context = Pick<KitPageInput, 'kitAnchor' | 'lookup'> & {
  /** the ids of the purchase options */
  options: Record<PurchaseKind, string | null>
  hasTabs: boolean
  addOns: string[]
  /** add-ons that are in the cart */
  selected: string[]
  /** what is on its way into the session, and what has to follow it: the newest wins */
  saving: KeptChoice | null
  waiting: KeptChoice | null
}
type AddOnState = { id: string; isSelected: boolean }

/**
 * The page of one kit: everything on it that moves, what its parts have to know of each other, and the one place that
 * keeps what is chosen. One choice travels at a time, so that two writes of one row never cross.
 */
export const kitPageMachine = setup({
  types: {
    input: {} as KitPageInput,
    context: {} as Context,
    events: {} as
      | { type: 'STOCK'; isLow: boolean }
      | { type: 'OPTION'; id: string; kind: PurchaseKind }
      | ({ type: 'KEEP' } & Choice)
      | ({ type: 'ADD_ON' } & AddOnState)
      | { type: 'OPTION_REMEMBERED'; kind: PurchaseKind }
      | { type: 'TAB_REMEMBERED'; id: string }
      | { type: 'WAKE' },
    children: {} as {
      inventory: 'inventory'
      purchaseOption: 'purchaseOption'
      cta: 'playKitCta'
      gallery: 'carousel'
      waysToBuy: 'tabs'
      sticky: 'stickySummary'
      [addOn: AddOnId]: 'addOnButton'
    },
    tags: {} as 'saving',
  },
  actors: {
    inventory: inventoryMachine,
    purchaseOption: purchaseOptionMachine,
    playKitCta: playKitCtaMachine,
    carousel: carouselMachine,
    tabs: tabsMachine,
    stickySummary: stickySummaryMachine,
    addOnButton: addOnButtonMachine,
    storeChoice: unprovided<unknown, KeptChoice>('storeChoice'),
  },
  guards: {
    isSold: ({ context }, kind: PurchaseKind) => context.options[kind] !== null,
    hasTabs: ({ context }) => context.hasTabs,
    isAddOn: ({ context }, { id }: AddOnState) => context.addOns.includes(id),
    hasLater: ({ context }) => context.waiting !== null,
  },
  actions: {
    lookUp: sendTo('inventory', ({ context }) => ({ type: 'LOOKUP' as const, ...context.lookup })),
    tellStock: sendTo('purchaseOption', (_, isLow: boolean) => ({ type: 'INVENTORY' as const, isLow })),
    tellOption: sendTo('cta', (_, id: string) => ({ type: 'OPTION' as const, id })),
    pickOption: sendTo('purchaseOption', ({ context }, kind: PurchaseKind) => ({
      type: 'PICK' as const,
      id: context.options[kind] ?? '',
    })),
    keepAddOn: assign(({ context: { selected } }, { id, isSelected }: AddOnState) => {
      if (selected.includes(id) === isSelected) return {}
      return { selected: isSelected ? [...selected, id] : selected.filter((known) => known !== id) }
    }),
    tellCount: sendTo('sticky', ({ context }) => ({ type: 'ADDONS' as const, count: context.selected.length })),
    showTab: sendTo('waysToBuy', (_, id: string) => ({ type: 'REMEMBERED' as const, id })),
    /** a choice that is on its way goes along: it may not arrive */
    keepChoice: assign(({ context: { kitAnchor, saving, waiting } }, choice: Choice) => ({
      waiting: laterChoice(waiting ?? saving, { kitAnchor, ...choice }),
    })),
    /** in this tab, for a page that is made anew before the session knows (decided: E-29) */
    mirrorChoice: (_, _choice: KeptChoice | null) => {},
    startSaving: assign(({ context }) => ({ saving: context.waiting, waiting: null })),
    endSaving: assign({ saving: null }),
    tellKept: sendTo('cta', { type: 'KEPT' }),
    tellUnkept: sendTo('cta', { type: 'NOT_KEPT' }),
    logFailure: () => {},
  },
  delays: { patience: 9000 },
}).createMachine({
  id: 'kitPage',
  context: ({ input, spawn }) => {
    const context = startOf(input)
    spawn('inventory', { id: 'inventory', input: input.inventory, syncSnapshot: true })
    spawn('purchaseOption', { id: 'purchaseOption', input: input.purchaseOption, syncSnapshot: true })
    spawn('playKitCta', { id: 'cta', input: input.cta, syncSnapshot: true })
    spawn('carousel', { id: 'gallery', input: input.gallery, syncSnapshot: true })
    if (input.waysToBuy) spawn('tabs', { id: 'waysToBuy', input: input.waysToBuy, syncSnapshot: true })
    spawn('stickySummary', {
      id: 'sticky',
      input: { markerId: input.markerId, count: context.selected.length },
      syncSnapshot: true,
    })
    for (const addOn of input.addOns)
      spawn('addOnButton', { id: addOnChild(addOn.id), input: addOn, syncSnapshot: true })
    return context
  },
  entry: 'lookUp',
  initial: 'settled',
  on: {
    STOCK: { actions: { type: 'tellStock', params: ({ event }) => event.isLow } },
    ADD_ON: {
      guard: { type: 'isAddOn', params: ({ event }) => event },
      actions: [{ type: 'keepAddOn', params: ({ event }) => event }, 'tellCount'],
    },
    OPTION_REMEMBERED: {
      guard: { type: 'isSold', params: ({ event }) => event.kind },
      actions: { type: 'pickOption', params: ({ event }) => event.kind },
    },
    TAB_REMEMBERED: { guard: 'hasTabs', actions: { type: 'showTab', params: ({ event }) => event.id } },
    WAKE: { actions: 'lookUp' },
    OPTION: {
      actions: [
        { type: 'tellOption', params: ({ event }) => event.id },
        { type: 'keepChoice', params: ({ event: { kind } }) => ({ kind }) },
        { type: 'mirrorChoice', params: ({ context }) => context.waiting },
      ],
    },
    KEEP: {
      actions: [
        { type: 'keepChoice', params: ({ event: { kind, customization } }) => ({ kind, customization }) },
        { type: 'mirrorChoice', params: ({ context }) => context.waiting },
      ],
    },
  },
  states: {
    settled: { always: { guard: 'hasLater', target: 'saving' } },
    saving: {
      tags: 'saving',
      entry: 'startSaving',
      invoke: {
        id: 'storeChoice',
        src: 'storeChoice',
        input: ({ context: { kitAnchor, saving } }) => saving ?? { kitAnchor, kind: 'subscription' },
        onDone: [
          { guard: 'hasLater', target: 'saving', reenter: true },
          { target: 'settled', actions: ['endSaving', 'tellKept'] },
        ],
        onError: 'failing',
      },
      after: { patience: 'failing' },
    },
    failing: {
      entry: 'logFailure',
      always: [
        { guard: 'hasLater', target: 'saving' },
        { target: 'settled', actions: ['endSaving', 'tellUnkept'] },
      ],
    },
  },
  options: { maxIterations: 1000 },
})

const startOf = ({ kitAnchor, lookup, purchaseOption, waysToBuy, addOns }: KitPageInput): Context => ({
  kitAnchor,
  lookup,
  options: { subscription: purchaseOption.subscriptionId, standalone: purchaseOption.standaloneId },
  hasTabs: waysToBuy !== null,
  addOns: addOns.map(({ id }) => id),
  selected: addOns.flatMap(({ id, inCart }) => (inCart.length > 0 ? [id] : [])),
  saving: null,
  waiting: null,
})

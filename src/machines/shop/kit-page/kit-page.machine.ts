import { assign, type InputFrom, sendParent, sendTo, setup } from 'xstate'
import type { PurchaseKind } from '~/services/flows/subscription/subscription.contract'
import { carouselMachine } from '../../ui/carousel/carousel.machine'
import { tabsMachine } from '../../ui/tabs/tabs.machine'
import { type AddOnButtonInput, addOnButtonMachine } from '../add-on-button/add-on-button.machine'
import { type AddOnId, addOnChild } from '../add-on-button/add-on-button.rules'
import { type InventoryInput, inventoryMachine } from '../inventory/inventory.machine'
import { type PlayKitCtaInput, playKitCtaMachine } from '../play-kit-cta/play-kit-cta.machine'
import { type PurchaseOptionInput, purchaseOptionMachine } from '../purchase-option/purchase-option.machine'
import { stickySummaryMachine } from '../sticky-summary/sticky-summary.machine'

export type KitPageInput = {
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
type Context = {
  lookup: KitPageInput['lookup']
  /** the ids of the purchase options */
  options: Record<PurchaseKind, string | null>
  hasTabs: boolean
  addOns: string[]
  /** add-ons that are in the cart */
  selected: string[]
}
type AddOnState = { id: string; isSelected: boolean }

/** What the parts tell each other, through their page. */
export const inPage = {
  inventory: (inventory: typeof inventoryMachine) =>
    inventory.provide({
      actions: {
        tellPage: sendParent(({ context }) => ({
          type: 'STOCK',
          isLow: context.records[0]?.isBelowThreshold ?? false,
        })),
      },
    }),
  purchaseOption: (purchaseOption: typeof purchaseOptionMachine) =>
    purchaseOption.provide({
      actions: { tellPage: sendParent(({ context }) => ({ type: 'OPTION', id: context.optionId })) },
    }),
  addOnButton: (addOnButton: typeof addOnButtonMachine) =>
    addOnButton.provide({
      actions: {
        tellPage: sendParent(({ context }) => ({
          type: 'ADD_ON',
          id: context.id,
          isSelected: context.inCart.length > 0,
        })),
      },
    }),
}

/** The page of one kit: everything on it that moves, and what its parts have to know of each other. */
export const kitPageMachine = setup({
  types: {
    input: {} as KitPageInput,
    context: {} as Context,
    events: {} as
      | { type: 'STOCK'; isLow: boolean }
      | { type: 'OPTION'; id: string }
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
  },
  actors: {
    inventory: inPage.inventory(inventoryMachine),
    purchaseOption: inPage.purchaseOption(purchaseOptionMachine),
    playKitCta: playKitCtaMachine,
    carousel: carouselMachine,
    tabs: tabsMachine,
    stickySummary: stickySummaryMachine,
    addOnButton: inPage.addOnButton(addOnButtonMachine),
  },
  guards: {
    isSold: ({ context }, kind: PurchaseKind) => context.options[kind] !== null,
    hasTabs: ({ context }) => context.hasTabs,
    isAddOn: ({ context }, { id }: AddOnState) => context.addOns.includes(id),
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
  },
}).createMachine({
  id: 'kitPage',
  context: ({ input, spawn }) => {
    const context = startOf(input)
    const { lookup: _lookup, waysToBuy, addOns, markerId, ...parts } = input
    spawn('inventory', { id: 'inventory', input: parts.inventory, syncSnapshot: true })
    spawn('purchaseOption', { id: 'purchaseOption', input: parts.purchaseOption, syncSnapshot: true })
    spawn('playKitCta', { id: 'cta', input: parts.cta, syncSnapshot: true })
    spawn('carousel', { id: 'gallery', input: parts.gallery, syncSnapshot: true })
    if (waysToBuy) spawn('tabs', { id: 'waysToBuy', input: waysToBuy, syncSnapshot: true })
    spawn('stickySummary', {
      id: 'sticky',
      input: { markerId, count: context.selected.length },
      syncSnapshot: true,
    })
    for (const addOn of addOns) spawn('addOnButton', { id: addOnChild(addOn.id), input: addOn, syncSnapshot: true })
    return context
  },
  entry: 'lookUp',
  on: {
    STOCK: { actions: { type: 'tellStock', params: ({ event }) => event.isLow } },
    OPTION: { actions: { type: 'tellOption', params: ({ event }) => event.id } },
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
  },
  initial: 'showing',
  states: { showing: {} },
  options: { maxIterations: 1000 },
})

const startOf = ({ lookup, purchaseOption, waysToBuy, addOns }: KitPageInput): Context => ({
  lookup,
  options: { subscription: purchaseOption.subscriptionId, standalone: purchaseOption.standaloneId },
  hasTabs: waysToBuy !== null,
  addOns: addOns.map(({ id }) => id),
  selected: addOns.flatMap(({ id, inCart }) => (inCart.length > 0 ? [id] : [])),
})

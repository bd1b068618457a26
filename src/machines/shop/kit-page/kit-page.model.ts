import type { AnyEventObject } from 'xstate'
import type { Driver } from '~/machines/proving/driver'
import type { Model } from '~/machines/proving/model'
import { connectKitPage } from './kit-page.connect'
import { type KitPageInput, kitPageMachine } from './kit-page.machine'

const SUBSCRIPTION = 'gid://shopify/Product/1'
const STANDALONE = 'gid://shopify/Product/2-standalone'
const variant = (id: string) => ({ id, title: '', tone: null, isInStock: true, priceCents: 1800 })
const addOn = (id: string, number: number) => ({
  id,
  title: id,
  parentProductId: 'gid://shopify/Product/2',
  variants: [variant(`gid://shopify/ProductVariant/${number}`)],
  hasVariantModal: false,
  announcements: { added: `${id} added to cart`, removed: `${id} removed from cart` },
  inCart: [],
})
const input: KitPageInput = {
  kitAnchor: 'kit-the-babbler',
  lookup: { productId: 'gid://shopify/Product/2', threshold: 10 },
  inventory: {
    locale: 'en-EU',
    tags: [],
    variants: [{ id: 'gid://shopify/ProductVariant/7', availableForSale: true, currentlyNotInStock: false }],
    records: null,
  },
  purchaseOption: {
    subscriptionId: SUBSCRIPTION,
    standaloneId: STANDALONE,
    chosen: null,
    isLow: false,
  },
  cta: {
    optionId: SUBSCRIPTION,
    options: [],
    stored: null,
    singles: [{ variantId: 'gid://shopify/ProductVariant/7', priceCents: 9000, values: [], isInStock: true }],
    isChildKnown: false,
    paths: { cart: '/cart', childInfo: '/pages/subscription-v3/child-info', paymentOptions: null },
  },
  gallery: { count: 8 },
  waysToBuy: { path: '/products/kit-the-babbler', ids: ['buyOptions', 'addOns'], queried: null },
  addOns: [addOn('toy-ball-track', 1), addOn('toy-bean-bags', 2)],
  markerId: 'add-ons-end',
}

/** What the page has told the part that asks for the way of buying. */
const toldPurchaseOption = ({ calls }: Driver) => calls.find(({ id }) => id === 'purchaseOption')?.received ?? []

export const kitPageModel: Model<typeof kitPageMachine> = {
  machine: kitPageMachine,
  input,
  inputs: [
    {
      ...input,
      waysToBuy: null,
      // of each the cart holds one variant of two
      addOns: input.addOns.map(({ variants, ...addOn }) => ({
        ...addOn,
        variants: [...variants, { ...variant(`${addOn.id}-in-red`), priceCents: 2000 }],
        inCart: variants.map(({ id }) => id),
      })),
      purchaseOption: { ...input.purchaseOption, standaloneId: null },
    },
  ],
  key: ({ selected, hasTabs, options, saving, waiting }) => ({
    selected: [...selected].sort(),
    hasTabs,
    options,
    saving,
    waiting,
  }),
  cases: {
    STOCK: [true, false].map((isLow) => ({ type: 'STOCK', isLow })),
    OPTION: [
      { type: 'OPTION', id: SUBSCRIPTION, kind: 'subscription' },
      { type: 'OPTION', id: STANDALONE, kind: 'standalone' },
    ],
    KEEP: [{ type: 'KEEP', kind: 'subscription', customization: { doll: 'tan' } }],
    ADD_ON: [
      { type: 'ADD_ON', id: 'toy-ball-track', isSelected: true },
      { type: 'ADD_ON', id: 'toy-ball-track', isSelected: false },
      { type: 'ADD_ON', id: 'unknown', isSelected: true },
    ],
    OPTION_REMEMBERED: (['subscription', 'standalone'] as const).map((kind) => ({ type: 'OPTION_REMEMBERED', kind })),
    TAB_REMEMBERED: [{ type: 'TAB_REMEMBERED', id: 'addOns' }],
    WAKE: [{ type: 'WAKE' }],
  },
  // what the parts that are replaced would tell comes as STOCK, OPTION and KEEP
  outcomes: {
    storeChoice: [{ output: undefined }, { error: new Error('offline') }],
    inventory: [],
    purchaseOption: [],
    playKitCta: [],
  },
  delays: { patience: 9000 },
  invariants: [
    {
      name: 'S-249 the summary counts what is selected, and is there exactly then',
      holds: (snapshot) => {
        const { sticky } = connectKitPage(snapshot)
        const { selected } = snapshot.context
        return sticky?.count === selected.length && (sticky.isShown || selected.length === 0)
      },
    },
    {
      name: 'S-256 the way of buying is told of the stock, and what was chosen in another visit where it is sold',
      holds: ({ context: { options } }, driver) => {
        const due = driver.events.flatMap((event): AnyEventObject[] => {
          if (event.type === 'STOCK') return [{ type: 'INVENTORY', isLow: event.isLow }]
          if (event.type !== 'OPTION_REMEMBERED') return []
          const id = event.kind === 'standalone' ? options.standalone : options.subscription
          return id === null ? [] : [{ type: 'PICK', id }]
        })
        return JSON.stringify(toldPurchaseOption(driver)) === JSON.stringify(due)
      },
    },
    {
      name: 'S-081 there are tabs exactly where the page has them',
      holds: (snapshot) => (connectKitPage(snapshot).waysToBuy !== null) === snapshot.context.hasTabs,
    },
    {
      name: 'S-254 one choice travels at a time, and while none does nothing waits',
      holds: ({ context, ...snapshot }, { calls, pending }) => {
        const onItsWay = calls.filter(({ src }) => src === 'storeChoice')
        const isSaving = snapshot.value === 'saving'
        return (
          isSaving === (context.saving !== null) &&
          isSaving === pending.has('storeChoice') &&
          (isSaving ? onItsWay.filter(({ isAborted }) => !isAborted).length > 0 : context.waiting === null)
        )
      },
    },
    {
      name: 'S-254 what waits loses nothing of what is on its way, and stands in this tab already',
      when: ({ context }) => context.waiting !== null,
      holds: ({ context: { saving, waiting } }, { effects }) =>
        (saving?.customization === undefined || waiting?.customization !== undefined) &&
        JSON.stringify(effects.findLast(({ type }) => type === 'mirrorChoice')?.params) === JSON.stringify(waiting),
    },
    {
      name: 'what is selected are add-ons of this page',
      holds: ({ context }) => context.selected.every((id) => context.addOns.includes(id)),
    },
    {
      name: 'each part is there and says which machine it is',
      holds: (snapshot) => {
        const view = connectKitPage(snapshot)
        return (
          view.addOns.length === snapshot.context.addOns.length &&
          [view.inventory, view.cta, view.sticky].every((part) => part !== null) &&
          snapshot.children.purchaseOption !== undefined &&
          snapshot.children.gallery !== undefined
        )
      },
    },
  ],
}

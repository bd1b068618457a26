import { assign, emit, setup } from 'xstate'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { productLine } from '~/services/domain/cart/line.rules'
import { output, tellParent, unprovided } from '../../runtime/parts'
import { isOrderable, type Offer, type Wanted } from './add-to-cart.rules'

export type AddToCartInput = {
  /** what this page sells: each variant with the price that it shows, cents */
  offers: Offer[]
  isLimitedToOne: boolean
  /** the subscription's installments could not be looked up: nothing can be added (S-304, S-385) */
  isUnavailable: boolean
  /** where it goes on after the add (S-366: the product page goes to the cart) */
  next: 'cart' | 'stay'
  /** the message goes by itself after 5 seconds (account cards; decided: E-100) */
  dismisses: boolean
  cartPath: string
}
type Context = AddToCartInput & { wanted: Wanted | null }

const offerOf = ({ offers, wanted }: Context) => offers.find(({ variantId }) => variantId === wanted?.variantId)

function linesOf(context: Context): AddLine[] {
  const offer = offerOf(context)
  return offer ? [productLine({ ...offer, quantity: context.wanted?.quantity })] : []
}

/** The add-to-cart button of a product: one add per press, and a message when it did not work. */
export const addToCartMachine = setup({
  types: {
    input: {} as AddToCartInput,
    context: {} as Context,
    events: {} as { type: 'SUBMIT' } & Wanted,
    emitted: {} as { type: 'PRODUCT_ADDED'; variantId: string; quantity: number; priceCents: number },
    tags: {} as 'busy',
  },
  actors: {
    addLines: unprovided<boolean, { lines: AddLine[] }>('addLines'),
    openPage: unprovided<void, { href: string }>('openPage'),
  },
  guards: {
    isUnavailable: ({ context }) => context.isUnavailable,
    canAdd: ({ context }, wanted: Wanted) => isOrderable(wanted, context),
    isAdded: (_, wasAdded: boolean) => wasAdded,
    goesToCart: ({ context }, wasAdded: boolean) => wasAdded && context.next === 'cart',
    dismisses: ({ context }) => context.dismisses,
  },
  actions: {
    keepWanted: assign((_, { variantId, quantity }: Wanted) => ({ wanted: { variantId, quantity } })),
    tellAdded: emit(({ context }) => ({
      type: 'PRODUCT_ADDED' as const,
      variantId: context.wanted?.variantId ?? '',
      quantity: context.wanted?.quantity ?? 0,
      priceCents: offerOf(context)?.priceCents ?? 0,
    })),
    tellPage: tellParent(() => ({ type: 'ADDED' })),
  },
  /** the cart tries twice, and what waited before is done first; a page that is being left has some seconds to go */
  delays: { cartPatience: 45_000, patience: 5000, departure: 4000, dismissal: 5000 },
}).createMachine({
  id: 'addToCart',
  context: ({ input }) => ({ ...input, wanted: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnavailable', target: 'unavailable' }, { target: 'open' }] },
    unavailable: {},
    open: {
      initial: 'idle',
      on: {
        SUBMIT: {
          guard: { type: 'canAdd', params: ({ event }) => event },
          target: 'adding',
          actions: { type: 'keepWanted', params: ({ event }) => event },
        },
      },
      states: {
        idle: {},
        added: {},
        failed: { after: { dismissal: { guard: 'dismisses', target: 'idle' } } },
      },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context }) => ({ lines: linesOf(context) }),
        onDone: [
          {
            guard: { type: 'goesToCart', params: output },
            target: 'continuing',
            actions: 'tellAdded',
          },
          {
            guard: { type: 'isAdded', params: output },
            target: 'open.added',
            actions: ['tellAdded', 'tellPage'],
          },
          { target: 'open.failed' },
        ],
        onError: 'open.failed',
      },
      after: { cartPatience: 'open.failed' },
    },
    continuing: {
      tags: 'busy',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ href: context.cartPath }),
        onDone: 'leaving',
        onError: 'open.added',
      },
      after: { patience: 'open.added' },
    },
    leaving: { tags: 'busy', after: { departure: 'open.added' } },
  },
  options: { maxIterations: 1000 },
})

import { assign, setup } from 'xstate'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { productLine } from '~/services/domain/cart/line.rules'
import { isTrue, output, tellParent, unprovided } from '../../runtime/parts'
import { isOrderable, type Offer, type Wanted } from './add-to-cart.rules'

export type AddToCartInput = {
  /** what this page sells: each variant with the price that it shows, cents */
  offers: Offer[]
  isLimitedToOne: boolean
  /** the subscription's installments could not be looked up: nothing can be added (S-304, S-385) */
  isUnavailable: boolean
}
type Context = AddToCartInput & { wanted: Wanted | null }

function linesOf({ offers, wanted }: Context): AddLine[] {
  const offer = offers.find(({ variantId }) => variantId === wanted?.variantId)
  return offer ? [productLine({ ...offer, quantity: wanted?.quantity })] : []
}

/** The add-to-cart button of a product: one add per press, and a message when it did not work. */
export const addToCartMachine = setup({
  types: {
    input: {} as AddToCartInput,
    context: {} as Context,
    events: {} as { type: 'SUBMIT' } & Wanted,
    tags: {} as 'busy',
  },
  actors: {
    addLines: unprovided<boolean, { lines: AddLine[] }>('addLines'),
  },
  guards: {
    isUnavailable: ({ context }) => context.isUnavailable,
    canAdd: ({ context }, wanted: Wanted) => isOrderable(wanted, context),
    isAdded: isTrue,
  },
  actions: {
    keepWanted: assign((_, { variantId, quantity }: Wanted) => ({ wanted: { variantId, quantity } })),
    tellPage: tellParent(() => ({ type: 'ADDED' })),
    logFailure: () => {},
    showFailure: () => {},
  },
  /** the cart tries twice, and what waited before is done first */
  delays: { cartPatience: 45_000 },
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
      states: { idle: {}, added: { entry: 'tellPage' }, failed: { entry: 'showFailure' } },
    },
    adding: {
      tags: 'busy',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context }) => ({ lines: linesOf(context) }),
        onDone: [{ guard: { type: 'isAdded', params: output }, target: 'open.added' }, { target: 'failing' }],
        onError: 'failing',
      },
      after: { cartPatience: 'failing' },
    },
    failing: { entry: 'logFailure', always: 'open.failed' },
  },
  options: { maxIterations: 1000 },
})

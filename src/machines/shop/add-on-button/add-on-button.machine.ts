import { assign, setup } from 'xstate'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { addOnLine } from '~/services/domain/cart/line.rules'
import { isTrue, output, tellParent, unprovided, unprovidedListener } from '../../runtime/parts'
import {
  type AddOn,
  type AddOnVariant,
  firstInStock,
  isOutOfStock,
  needsVariant,
  variantInStock,
} from './add-on-button.rules'

/** `inCart`: those of its variants that the cart holds, as far as the page knows. */
export type AddOnButtonInput = AddOn & { inCart: string[] }
type Context = AddOnButtonInput & {
  /** the variant picked in the dialog, or being added */
  chosen: string | null
  failed: 'add' | 'remove' | null
}
type Variant = { variantId: string }
type Event =
  | { type: 'ADD' }
  | { type: 'REMOVE' }
  | ({ type: 'PICK' } & Variant)
  | ({ type: 'VARIANT' } & Variant)
  | { type: 'CLOSE' }
  | { type: 'KEEP_SHOPPING' }
  | { type: 'CART'; inCart: string[] }

const idsOf = (variants: AddOnVariant[]) => variants.map(({ id }) => id)

function linesOf({ variants, chosen, parentProductId }: Context): AddLine[] {
  const variant = variants.find(({ id }) => id === chosen)
  return variant ? [addOnLine({ variantId: variant.id, priceCents: variant.priceCents, parentProductId })] : []
}

/**
 * One add-on of a kit's page: in the cart or not, and the way from one to the other. It follows the cart. A press means
 * what its button said: one that comes when the cart has moved on already changes nothing.
 */
export const addOnButtonMachine = setup({
  types: {
    input: {} as AddOnButtonInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'selected',
  },
  actors: {
    addLines: unprovided<boolean, { lines: AddLine[] }>('addLines'),
    removeVariants: unprovided<boolean, { variantIds: string[] }>('removeVariants'),
    membership: unprovidedListener<{ type: 'NOTHING' }, { variantIds: string[] }>('membership'),
  },
  guards: {
    hasNoSku: ({ context }) => context.variants.length === 0,
    isInCart: ({ context }) => context.inCart.length > 0,
    joins: (_, inCart: string[]) => inCart.length > 0,
    leaves: (_, inCart: string[]) => inCart.length === 0,
    isOutOfStock: ({ context }) => isOutOfStock(context),
    needsVariant: ({ context }) => needsVariant(context),
    isInStock: ({ context }, { variantId }: Variant) => variantInStock(context, variantId) !== null,
    hasFailed: ({ context }) => context.failed !== null,
    isDone: isTrue,
  },
  actions: {
    keepCart: assign((_, inCart: string[]) => ({ inCart })),
    pickFirst: assign(({ context }) => ({ chosen: firstInStock(context)?.id ?? null, failed: null })),
    pick: assign((_, { variantId }: Variant) => ({ chosen: variantId })),
    forgetFailure: assign({ failed: null }),
    noteAdded: assign(({ context: { chosen } }) => ({ inCart: chosen === null ? [] : [chosen] })),
    noteRemoved: assign({ inCart: [] }),
    noteFailure: assign((_, { failed }: { failed: 'add' | 'remove' }) => ({ failed })),
    announce: (_, _text: string) => {},
    logFailure: (_, _what: { failed: 'add' | 'remove' | 'follow' }) => {},
    tellPage: tellParent<Context, Event>(({ id, inCart }) => ({
      type: 'ADD_ON',
      id,
      isSelected: inCart.length > 0,
    })),
  },
  /** `patience`: the cart tries twice, and what waited before is done first. `notice` */
  delays: { patience: 45_000, notice: 5000 },
}).createMachine({
  id: 'addOnButton',
  context: ({ input }) => ({ ...input, chosen: null, failed: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasNoSku', target: 'hidden' }, { target: 'shown' }] },
    hidden: { type: 'final' },
    shown: {
      initial: 'judging',
      invoke: {
        id: 'membership',
        src: 'membership',
        input: ({ context }) => ({ variantIds: idsOf(context.variants) }),
        onError: { actions: { type: 'logFailure', params: { failed: 'follow' } } },
      },
      on: { CART: { actions: { type: 'keepCart', params: ({ event }) => event.inCart } } },
      states: {
        judging: { always: [{ guard: 'isInCart', target: 'selected' }, { target: 'notSelected' }] },
        notSelected: {
          entry: 'tellPage',
          after: { notice: { guard: 'hasFailed', actions: 'forgetFailure' } },
          on: {
            ADD: [
              { guard: 'isOutOfStock', target: 'inventoryModal', actions: 'forgetFailure' },
              { guard: 'needsVariant', target: 'variantModal', actions: 'pickFirst' },
              { target: 'adding', actions: 'pickFirst' },
            ],
            CART: {
              guard: { type: 'joins', params: ({ event }) => event.inCart },
              target: 'selected',
              actions: { type: 'keepCart', params: ({ event }) => event.inCart },
            },
          },
        },
        inventoryModal: { on: { KEEP_SHOPPING: 'judging', CLOSE: 'judging' } },
        variantModal: {
          on: {
            PICK: {
              guard: { type: 'isInStock', params: ({ event }) => event },
              actions: { type: 'pick', params: ({ event }) => event },
            },
            VARIANT: {
              guard: { type: 'isInStock', params: ({ event }) => event },
              target: 'adding',
              actions: { type: 'pick', params: ({ event }) => event },
            },
            CLOSE: 'judging',
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
                guard: { type: 'isDone', params: output },
                target: 'selected',
                actions: ['noteAdded', { type: 'announce', params: ({ context }) => context.announcements.added }],
              },
              { target: 'notAdded' },
            ],
            onError: 'notAdded',
          },
          after: { patience: 'notAdded' },
        },
        notAdded: {
          entry: [
            { type: 'logFailure', params: { failed: 'add' } },
            { type: 'noteFailure', params: { failed: 'add' } },
          ],
          always: 'judging',
        },
        selected: {
          tags: 'selected',
          entry: 'tellPage',
          on: {
            REMOVE: { target: 'removing', actions: 'forgetFailure' },
            CART: {
              guard: { type: 'leaves', params: ({ event }) => event.inCart },
              target: 'notSelected',
              actions: { type: 'keepCart', params: ({ event }) => event.inCart },
            },
          },
        },
        removing: {
          tags: ['busy', 'selected'],
          invoke: {
            id: 'removeVariants',
            src: 'removeVariants',
            input: ({ context }) => ({ variantIds: idsOf(context.variants) }),
            onDone: [
              {
                guard: { type: 'isDone', params: output },
                target: 'notSelected',
                actions: ['noteRemoved', { type: 'announce', params: ({ context }) => context.announcements.removed }],
              },
              { target: 'notRemoved' },
            ],
            onError: 'notRemoved',
          },
          after: { patience: 'notRemoved' },
        },
        notRemoved: {
          entry: [
            { type: 'logFailure', params: { failed: 'remove' } },
            { type: 'noteFailure', params: { failed: 'remove' } },
          ],
          always: 'judging',
        },
      },
    },
  },
  options: { maxIterations: 1000 },
})

import { assign, setup } from 'xstate'
import type { AddLine } from '~/services/domain/cart/cart.contract'
import { productLine } from '~/services/domain/cart/line.rules'
import {
  type Customization,
  chosenSingle,
  isOffered,
  type KitOption,
  type SingleKit,
  startCustomization,
} from '~/services/domain/kits/customization.rules'
import { isStandaloneId } from '~/services/domain/kits/kit-purchase.rules'
import { isTrue, output, tellParent, unprovided } from '../../runtime/parts'

/** Where the button leads. `paymentOptions` is null where a shop has no such page: then every way is childInfo. */
type CtaPaths = { cart: string; childInfo: string; paymentOptions: string | null }
export type PlayKitCtaInput = {
  optionId: string
  options: KitOption[]
  /** an earlier choice of this visitor for this kit; null: nobody chose yet */
  stored: Customization | null
  /** the boxes in which the kit is sold alone, one for each doll; [] where it is not */
  singles: SingleKit[]
  /** a stored birth date fits the kit's band (S-089) */
  isChildKnown: boolean
  paths: CtaPaths
}
type Context = Omit<PlayKitCtaInput, 'stored'> & {
  /** what was confirmed, and what is picked in the dialog */
  customization: Customization
  draft: Customization
  /** the customization was chosen and is kept in the session */
  hasChosen: boolean
  /** the option that was asked for when the button was pressed */
  buying: string
}
type Choice = { name: string; value: string }
/** Keys of messages: 'add' is S-369, the others the shop's general failure. */
export type CtaError = 'add' | 'store' | 'open'

type Event =
  | { type: 'CLICK' }
  | ({ type: 'CHOOSE' } & Choice)
  | { type: 'CONFIRM' }
  | { type: 'CLOSE' }
  | { type: 'OPTION'; id: string }
  | { type: 'KEPT' }
  | { type: 'NOT_KEPT' }

function linesOf(context: Context): AddLine[] {
  const single = chosenSingle(context)
  return single ? [productLine(single)] : []
}

/** The main button of a kit's page: choices first, then the cart for a single kit, else the steps of the subscription. */
export const playKitCtaMachine = setup({
  types: {
    input: {} as PlayKitCtaInput,
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: {
    addLines: unprovided<boolean, { lines: AddLine[] }>('addLines'),
    openPage: unprovided<void, { href: string }>('openPage'),
  },
  guards: {
    mustChoose: ({ context }) => context.options.length > 0 && !context.hasChosen,
    isOffered: ({ context }, choice: Choice) => isOffered(context.options, choice),
    isStandalone: ({ context }) => isStandaloneId(context.optionId),
    isBuyingStandalone: ({ context }) => isStandaloneId(context.buying),
    isChildKnown: ({ context }) => context.isChildKnown && context.paths.paymentOptions !== null,
    hasSingle: ({ context }) => chosenSingle(context) !== null,
    isAdded: isTrue,
  },
  actions: {
    keepOption: assign((_, id: string) => ({ optionId: id })),
    keepDecision: assign(({ context }) => ({ buying: context.optionId })),
    startDraft: assign(({ context }) => ({ draft: context.customization })),
    choose: assign(({ context }, { name, value }: Choice) => ({ draft: { ...context.draft, [name]: value } })),
    keepDraft: assign(({ context }) => ({ customization: context.draft, hasChosen: false })),
    noteChosen: assign({ hasChosen: true }),
    tellChoice: tellParent<Context, Event>(({ buying, customization }) => ({
      type: 'KEEP',
      kind: isStandaloneId(buying) ? 'standalone' : 'subscription',
      customization,
    })),
    logFailure: (_, _failed: CtaError) => {},
  },
  /** the cart tries twice, and what waited before is done first; so does the choice that is kept; a page that is being left has some seconds to go */
  delays: { patience: 9000, keepPatience: 19_000, cartPatience: 45_000, departure: 4000 },
}).createMachine({
  id: 'playKitCta',
  context: ({ input: { stored, ...page } }) => {
    const customization = startCustomization(page.options, stored ?? {})
    return { ...page, customization, draft: customization, hasChosen: stored !== null, buying: page.optionId }
  },
  initial: 'ready',
  on: { OPTION: { actions: { type: 'keepOption', params: ({ event }) => event.id } } },
  states: {
    ready: {
      initial: 'idle',
      on: {
        CLICK: [
          { guard: 'mustChoose', target: 'customizing', actions: 'keepDecision' },
          { guard: 'isStandalone', target: 'matching', actions: 'keepDecision' },
          { target: 'storing', actions: 'keepDecision' },
        ],
      },
      states: { idle: {}, notStored: {}, notAdded: {}, notOpened: {} },
    },
    customizing: {
      entry: 'startDraft',
      on: {
        CHOOSE: {
          guard: { type: 'isOffered', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        CONFIRM: { target: 'storing', actions: 'keepDraft' },
        CLOSE: 'ready',
      },
    },
    storing: {
      tags: 'busy',
      entry: 'tellChoice',
      on: {
        KEPT: [
          { guard: 'isBuyingStandalone', target: 'matching', actions: 'noteChosen' },
          { target: 'routing', actions: 'noteChosen' },
        ],
        NOT_KEPT: 'failingToStore',
      },
      after: { keepPatience: 'failingToStore' },
    },
    matching: { always: [{ guard: 'hasSingle', target: 'addingStandalone' }, { target: 'failingToAdd' }] },
    addingStandalone: {
      tags: 'busy',
      invoke: {
        id: 'addLines',
        src: 'addLines',
        input: ({ context }) => ({ lines: linesOf(context) }),
        onDone: [{ guard: { type: 'isAdded', params: output }, target: 'redirecting' }, { target: 'failingToAdd' }],
        onError: 'failingToAdd',
      },
      after: { cartPatience: 'failingToAdd' },
    },
    redirecting: {
      tags: 'busy',
      invoke: {
        id: 'openCart',
        src: 'openPage',
        input: ({ context }) => ({ href: context.paths.cart }),
        onDone: 'leaving',
        onError: 'failingToOpen',
      },
      after: { patience: 'failingToOpen' },
    },
    routing: {
      initial: 'choosing',
      after: { patience: 'failingToOpen' },
      states: {
        choosing: { always: [{ guard: 'isChildKnown', target: 'paymentOptions' }, { target: 'childInfo' }] },
        paymentOptions: {
          tags: 'busy',
          invoke: {
            id: 'openPaymentOptions',
            src: 'openPage',
            input: ({ context: { paths } }) => ({ href: paths.paymentOptions ?? paths.childInfo }),
            onDone: '#playKitCta.leaving',
            onError: '#playKitCta.failingToOpen',
          },
        },
        childInfo: {
          tags: 'busy',
          invoke: {
            id: 'openChildInfo',
            src: 'openPage',
            input: ({ context }) => ({ href: context.paths.childInfo }),
            onDone: '#playKitCta.leaving',
            onError: '#playKitCta.failingToOpen',
          },
        },
      },
    },
    leaving: { tags: 'busy', after: { departure: 'ready' } },
    failingToStore: { entry: { type: 'logFailure', params: 'store' }, always: 'ready.notStored' },
    failingToAdd: { entry: { type: 'logFailure', params: 'add' }, always: 'ready.notAdded' },
    failingToOpen: { entry: { type: 'logFailure', params: 'open' }, always: 'ready.notOpened' },
  },
  options: { maxIterations: 1000 },
})

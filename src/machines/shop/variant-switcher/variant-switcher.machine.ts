import { assign, emit, setup } from 'xstate'
import { type SelectableVariant, selectedVariant } from '~/services/domain/kits/variant.rules'

export type VariantSwitcherInput = {
  variants: SelectableVariant[]
  /** the query's variant, a number (S-021) */
  queried: string | null
  /** false where the page was made without knowing the query: a skeleton, until READY says it */
  isReady: boolean
}
type Context = { variants: SelectableVariant[]; isReady: boolean; selected: string | null }

/** Which variant of a product is looked at: the one that the address names, else the first. */
export const variantSwitcherMachine = setup({
  types: {
    input: {} as VariantSwitcherInput,
    context: {} as Context,
    events: {} as { type: 'READY'; queried: string | null } | { type: 'SELECT'; numericId: string },
    emitted: {} as { type: 'VARIANT_SELECTED'; id: string },
  },
  guards: {
    hasNoVariant: ({ context }) => context.variants.length === 0,
    isReady: ({ context }) => context.isReady,
    isOther: ({ context }, numericId: string) =>
      context.selected !== numericId && context.variants.some((variant) => variant.numericId === numericId),
  },
  actions: {
    keepQueried: assign(({ context }, queried: string | null) => ({
      selected: selectedVariant(context.variants, queried).numericId,
    })),
    select: assign((_, numericId: string) => ({ selected: numericId })),
    writeVariant: (_, _numericId: string) => {},
    tellSelected: emit(({ context }) => ({
      type: 'VARIANT_SELECTED' as const,
      id: selectedVariant(context.variants, context.selected).id,
    })),
    warnMissing: () => {},
  },
}).createMachine({
  id: 'variantSwitcher',
  context: ({ input: { variants, queried, isReady } }) => ({
    variants,
    isReady,
    selected: isReady && variants.length > 0 ? selectedVariant(variants, queried).numericId : null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasNoVariant', target: 'missing' },
        { guard: 'isReady', target: 'selected' },
        { target: 'notReady' },
      ],
    },
    notReady: {
      on: { READY: { target: 'selected', actions: { type: 'keepQueried', params: ({ event }) => event.queried } } },
    },
    selected: {
      on: {
        SELECT: {
          guard: { type: 'isOther', params: ({ event }) => event.numericId },
          actions: [
            { type: 'select', params: ({ event }) => event.numericId },
            { type: 'writeVariant', params: ({ event }) => event.numericId },
            'tellSelected',
          ],
        },
      },
    },
    missing: { type: 'final', entry: 'warnMissing' },
  },
  options: { maxIterations: 1000 },
})

import { marks, type Reading } from '~/machines/runtime/reading'
import type { variantSwitcherMachine } from './variant-switcher.machine'

export function connectVariantSwitcher(snapshot: Reading<typeof variantSwitcherMachine>) {
  const { variants, selected } = snapshot.context
  return {
    ...marks('variantSwitcher', snapshot),
    isSkeleton: snapshot.matches('notReady'),
    isMissing: snapshot.matches('missing'),
    /** the number of the address and the gid of the same variant */
    numericId: selected,
    variantId: variants.find(({ numericId }) => numericId === selected)?.id ?? null,
    options: variants.map((variant) => ({ ...variant, isSelected: variant.numericId === selected })),
  }
}
export type VariantSwitcherView = ReturnType<typeof connectVariantSwitcher>

import { defineFlow } from '~/machines/runtime/flow'
import type { liveVariantSwitcherMachine } from './variant-switcher.actors'

export const variantSwitcherFlow = defineFlow<typeof liveVariantSwitcherMachine>({
  id: 'variantSwitcher',
  load: () => import('./variant-switcher.actors').then((module) => module.liveVariantSwitcherMachine),
})

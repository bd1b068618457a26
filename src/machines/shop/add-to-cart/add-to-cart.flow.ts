import { defineFlow } from '~/machines/runtime/flow'
import type { liveAddToCartMachine } from './add-to-cart.actors'

export const addToCartFlow = defineFlow<typeof liveAddToCartMachine>({
  id: 'addToCart',
  load: () => import('./add-to-cart.actors').then((module) => module.liveAddToCartMachine),
})

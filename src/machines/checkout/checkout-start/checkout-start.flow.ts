import { defineFlow } from '~/machines/runtime/flow'
import type { liveCheckoutStartMachine } from './checkout-start.actors'

export const checkoutStartFlow = defineFlow<typeof liveCheckoutStartMachine>({
  id: 'checkoutStart',
  load: () => import('./checkout-start.actors').then((module) => module.liveCheckoutStartMachine),
})

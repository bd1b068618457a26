import { defineFlow } from '~/machines/runtime/flow'
import type { liveCheckoutStartMachine } from './checkout-start.actors'
import { hasIntent } from './checkout-start.storage'

export const checkoutStartFlow = defineFlow<typeof liveCheckoutStartMachine>({
  id: 'checkoutStart',
  load: () => import('./checkout-start.actors').then((module) => module.liveCheckoutStartMachine),
  wake: (send, { signUpHref }) => {
    if (hasIntent(signUpHref)) send({ type: 'RESUME' })
    return () => {}
  },
})

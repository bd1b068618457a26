import { defineFlow } from '~/machines/runtime/flow'
import type { liveAddOnPurchaseMachine } from './add-on-purchase.actors'

export const addOnPurchaseFlow = defineFlow<typeof liveAddOnPurchaseMachine>({
  id: 'addOnPurchase',
  load: () => import('./add-on-purchase.actors').then((module) => module.liveAddOnPurchaseMachine),
})

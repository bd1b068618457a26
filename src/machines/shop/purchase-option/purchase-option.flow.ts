import { defineFlow } from '~/machines/runtime/flow'
import type { livePurchaseOptionMachine } from './purchase-option.actors'

export const purchaseOptionFlow = defineFlow<typeof livePurchaseOptionMachine>({
  id: 'purchaseOption',
  load: () => import('./purchase-option.actors').then((module) => module.livePurchaseOptionMachine),
})

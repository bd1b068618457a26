import { defineFlow } from '../../runtime/flow'
import type { liveOrderDetailsPanelMachine } from './order-details-panel.actors'

export const orderDetailsPanelFlow = defineFlow<typeof liveOrderDetailsPanelMachine>({
  id: 'orderDetailsPanel',
  load: () => import('./order-details-panel.actors').then((module) => module.liveOrderDetailsPanelMachine),
})

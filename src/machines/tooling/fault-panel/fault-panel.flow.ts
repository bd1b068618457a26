import { defineFlow } from '../../runtime/flow'
import type { liveFaultPanelMachine } from './fault-panel.actors'

export const faultPanelFlow = defineFlow<typeof liveFaultPanelMachine>({
  id: 'faultPanel',
  load: () => import('./fault-panel.actors').then((module) => module.liveFaultPanelMachine),
})

import { defineFlow } from '../../runtime/flow'
import type { liveMachineChartMachine } from './machine-chart.actors'

export const machineChartFlow = defineFlow<typeof liveMachineChartMachine>({
  id: 'machineChart',
  load: () => import('./machine-chart.actors').then((module) => module.liveMachineChartMachine),
})

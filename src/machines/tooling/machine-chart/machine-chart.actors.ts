import { scrollBox, showInBox } from '~/services/browser/scroll-box'
import { machineChartMachine } from './machine-chart.machine'

const BOX = 'chart'

export const liveMachineChartMachine = machineChartMachine.provide({
  actions: {
    scrollChart: (_, by) => scrollBox(BOX, by),
    showState: (_, id) => id !== null && showInBox(BOX, 'data-node', id),
  },
})

import { fromPromise } from 'xstate'
import { logFailure } from '~/services/browser/report'
import { beginInBox, roomOf, scrollBox, showInBox } from '~/services/browser/scroll-box'
import { machineChartMachine } from './machine-chart.machine'

const BOX = 'chart'

export const liveMachineChartMachine = machineChartMachine.provide({
  actors: { measureBox: fromPromise(async () => roomOf(BOX)) },
  actions: {
    scrollChart: (_, by) => scrollBox(BOX, by),
    logFailure: () => logFailure('machineChart.failed'),
    showFirst: (_, id) => id !== null && beginInBox(BOX, 'data-node', id),
    showState: (_, id) => id !== null && showInBox(BOX, 'data-node', id),
  },
})

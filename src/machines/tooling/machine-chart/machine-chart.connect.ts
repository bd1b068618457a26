import type { FlowSend } from '~/machines/runtime/flow-store'
import { marks, type Reading } from '~/machines/runtime/reading'
import type { machineChartMachine } from './machine-chart.machine'
import { larger, READABLE, smaller } from './machine-chart.rules'

export type MachineChartSend = FlowSend<typeof machineChartMachine>

export function connectMachineChart(snapshot: Reading<typeof machineChartMachine>) {
  const { zoom, selected } = snapshot.context
  return {
    ...marks('machineChart', snapshot),
    zoom,
    can: { enlarge: larger(zoom) !== zoom, reduce: smaller(zoom) !== zoom },
    selected,
    /** not measured yet; `least`: how small it may become of itself, in per cent */
    isOpening: snapshot.matches('opening'),
    least: READABLE,
    isHeld: snapshot.matches('held'),
    isFitting: snapshot.matches('fitting'),
  }
}
export type MachineChartView = ReturnType<typeof connectMachineChart>

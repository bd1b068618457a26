import { connectMachineChart } from '../../../src/machines/tooling/machine-chart/machine-chart.connect'
import { machineChartModel } from '../../../src/machines/tooling/machine-chart/machine-chart.model'
import { adapterOf } from '../support/machine-tour'
import { expect } from '../support/shop'

export const adapter = adapterOf(
  machineChartModel,
  connectMachineChart,
)({
  gestures: {
    ZOOM_IN: 'told',
    ZOOM_OUT: 'told',
    ZOOM_NATURAL: 'told',
    FIT: 'told',
    SELECT: 'told',
    WALK: 'told',
    GRAB: 'told',
    DRAG: 'told',
    DROP: 'told',
  },
  sees: ({ root }) => expect(root).toBeVisible(),
})

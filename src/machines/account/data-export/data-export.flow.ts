import { defineFlow } from '../../runtime/flow'
import type { liveDataExportMachine } from './data-export.actors'
import { exportEcho } from './data-export.rules'

export const dataExportFlow = defineFlow<typeof liveDataExportMachine>({
  id: 'dataExport',
  load: () => import('./data-export.actors').then((module) => module.liveDataExportMachine),
  echo: { own: exportEcho },
})

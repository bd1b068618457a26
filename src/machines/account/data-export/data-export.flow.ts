import { defineFlow } from '../../runtime/flow'
import { passwordEcho } from '../../runtime/password-echo'
import type { liveDataExportMachine } from './data-export.actors'

export const dataExportFlow = defineFlow<typeof liveDataExportMachine>({
  id: 'dataExport',
  load: () => import('./data-export.actors').then((module) => module.liveDataExportMachine),
  echo: { own: passwordEcho },
})

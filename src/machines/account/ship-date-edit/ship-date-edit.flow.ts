import { defineFlow } from '../../runtime/flow'
import type { liveShipDateEditMachine } from './ship-date-edit.actors'

export const shipDateEditFlow = defineFlow<typeof liveShipDateEditMachine>({
  id: 'shipDateEdit',
  load: () => import('./ship-date-edit.actors').then((module) => module.liveShipDateEditMachine),
  // a radio is checked before the machine is there
  echo: { own: { of: (_, event) => ('date' in event ? { picked: event.date } : {}) } },
})

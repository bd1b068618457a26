import { defineFlow } from '../../runtime/flow'
import type { liveConfirmActionMachine } from './confirm-action.actors'

export const confirmActionFlow = defineFlow<typeof liveConfirmActionMachine>({
  id: 'confirmAction',
  load: () => import('./confirm-action.actors').then((module) => module.liveConfirmActionMachine),
})

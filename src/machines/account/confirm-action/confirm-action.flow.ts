import { defineFlow } from '../../runtime/flow'
import type { liveConfirmActionMachine } from './confirm-action.actors'
import { choiceEcho } from './confirm-action.rules'

export const confirmActionFlow = defineFlow<typeof liveConfirmActionMachine>({
  id: 'confirmAction',
  load: () => import('./confirm-action.actors').then((module) => module.liveConfirmActionMachine),
  // a radio is checked, and a note is written, before the machine is there
  echo: { own: choiceEcho },
})

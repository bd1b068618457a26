import { defineFlow } from '~/machines/runtime/flow'
import type { liveAddOnButtonMachine } from './add-on-button.actors'

export const addOnButtonFlow = defineFlow<typeof liveAddOnButtonMachine>({
  id: 'addOnButton',
  load: () => import('./add-on-button.actors').then((module) => module.liveAddOnButtonMachine),
})

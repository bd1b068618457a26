import { defineFlow } from '~/machines/runtime/flow'
import type { liveAccountHomeMachine } from './account-home.actors'

export const accountHomeFlow = defineFlow<typeof liveAccountHomeMachine>({
  id: 'accountHome',
  load: () => import('./account-home.actors').then((module) => module.liveAccountHomeMachine),
})

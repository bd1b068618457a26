import { defineFlow } from '../../runtime/flow'
import type { liveAccountErasureMachine } from './account-erasure.actors'
import { erasureEcho } from './account-erasure.rules'

export const accountErasureFlow = defineFlow<typeof liveAccountErasureMachine>({
  id: 'accountErasure',
  load: () => import('./account-erasure.actors').then((module) => module.liveAccountErasureMachine),
  echo: { own: erasureEcho },
})

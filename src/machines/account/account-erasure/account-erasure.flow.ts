import { defineFlow } from '../../runtime/flow'
import { passwordEcho } from '../../runtime/password-echo'
import type { liveAccountErasureMachine } from './account-erasure.actors'

export const accountErasureFlow = defineFlow<typeof liveAccountErasureMachine>({
  id: 'accountErasure',
  load: () => import('./account-erasure.actors').then((module) => module.liveAccountErasureMachine),
  echo: { own: passwordEcho },
})

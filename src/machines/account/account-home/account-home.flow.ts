import { defineFlow } from '~/machines/runtime/flow'
import { watchScheduleChanges } from '~/services/browser/account'
import type { liveAccountHomeMachine } from './account-home.actors'

export const accountHomeFlow = defineFlow<typeof liveAccountHomeMachine>({
  id: 'accountHome',
  load: () => import('./account-home.actors').then((module) => module.liveAccountHomeMachine),
  // what another tab changes while the machine's code is on its way
  wake: (send) => watchScheduleChanges(() => send({ type: 'REFRESH' })),
})

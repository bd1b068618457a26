import { defineFlow } from '~/machines/runtime/flow'
import { watchScheduleChanges } from '~/services/browser/account'
import type { livePlayKitScheduleMachine } from './play-kit-schedule.actors'

export const playKitScheduleFlow = defineFlow<typeof livePlayKitScheduleMachine>({
  id: 'playKitSchedule',
  load: () => import('./play-kit-schedule.actors').then((module) => module.livePlayKitScheduleMachine),
  // what another tab changes while the machine's code is on its way
  wake: (send) => watchScheduleChanges(() => send({ type: 'REFRESH' })),
})

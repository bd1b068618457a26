import { defineFlow } from '~/machines/runtime/flow'
import { watchScheduleChanges } from '~/services/browser/account'
import type { liveErcScheduleMachine } from './erc-schedule.actors'

export const ercScheduleFlow = defineFlow<typeof liveErcScheduleMachine>({
  id: 'ercSchedule',
  load: () => import('./erc-schedule.actors').then((module) => module.liveErcScheduleMachine),
  // what another tab changes while the machine's code is on its way
  wake: (send) => watchScheduleChanges(() => send({ type: 'REFRESH' })),
})

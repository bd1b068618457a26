import { defineFlow } from '~/machines/runtime/flow'
import type { livePlayKitScheduleMachine } from './play-kit-schedule.actors'

export const playKitScheduleFlow = defineFlow<typeof livePlayKitScheduleMachine>({
  id: 'playKitSchedule',
  load: () => import('./play-kit-schedule.actors').then((module) => module.livePlayKitScheduleMachine),
})

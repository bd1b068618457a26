import { defineFlow } from '~/machines/runtime/flow'
import type { liveStickySummaryMachine } from './sticky-summary.actors'

export const stickySummaryFlow = defineFlow<typeof liveStickySummaryMachine>({
  id: 'stickySummary',
  load: () => import('./sticky-summary.actors').then((module) => module.liveStickySummaryMachine),
})

import { defineFlow } from '../kit/flow'
import type { liveFinderMachine } from './finder.actors'

export const finderFlow = defineFlow<typeof liveFinderMachine>({
  id: 'finder',
  load: () => import('./finder.actors').then((module) => module.liveFinderMachine),
})

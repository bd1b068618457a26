import { defineFlow } from '~/machines/runtime/flow'
import type { liveErcPageMachine } from './erc-page.actors'

export const ercPageFlow = defineFlow<typeof liveErcPageMachine>({
  id: 'ercPage',
  load: () => import('./erc-page.actors').then((module) => module.liveErcPageMachine),
})

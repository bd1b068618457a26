import { defineFlow } from '~/machines/runtime/flow'
import type { livePlayKitCtaMachine } from './play-kit-cta.actors'

export const playKitCtaFlow = defineFlow<typeof livePlayKitCtaMachine>({
  id: 'playKitCta',
  load: () => import('./play-kit-cta.actors').then((module) => module.livePlayKitCtaMachine),
})

import { defineFlow } from '../../runtime/flow'
import type { livePreferencesMachine } from './preferences.actors'
import { typedEcho } from './preferences.rules'

export const preferencesFlow = defineFlow<typeof livePreferencesMachine>({
  id: 'preferences',
  load: () => import('./preferences.actors').then((module) => module.livePreferencesMachine),
  echo: { own: typedEcho },
})

import { defineFlow } from '../../runtime/flow'
import { typedEcho } from '../../ui/dob-input/dob-input.connect'
import type { liveFinderMachine } from './finder.actors'

export const finderFlow = defineFlow<typeof liveFinderMachine>({
  id: 'finder',
  load: () => import('./finder.actors').then((module) => module.liveFinderMachine),
  echo: { children: { birthDate: typedEcho } },
})

import { typedEcho } from '../dob-input/dob-input.echo'
import { defineFlow } from '../kit/flow'
import type { liveFinderMachine } from './finder.actors'

export const finderFlow = defineFlow<typeof liveFinderMachine>({
  id: 'finder',
  load: () => import('./finder.actors').then((module) => module.liveFinderMachine),
  echo: { children: { birthDate: typedEcho } },
})

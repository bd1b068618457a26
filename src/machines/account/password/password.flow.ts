import { defineFlow } from '../../runtime/flow'
import type { livePasswordMachine } from './password.actors'
import { passwordEcho } from './password.rules'

export const passwordFlow = defineFlow<typeof livePasswordMachine>({
  id: 'password',
  load: () => import('./password.actors').then((module) => module.livePasswordMachine),
  echo: { own: passwordEcho },
})

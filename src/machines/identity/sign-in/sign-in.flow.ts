import { defineFlow } from '~/machines/runtime/flow'
import type { liveSignInMachine } from './sign-in.actors'
import { typedEcho } from './sign-in.rules'

export const signInFlow = defineFlow<typeof liveSignInMachine>({
  id: 'signIn',
  load: () => import('./sign-in.actors').then((module) => module.liveSignInMachine),
  echo: { own: typedEcho },
})

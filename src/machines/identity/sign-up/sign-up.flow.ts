import { defineFlow } from '~/machines/runtime/flow'
import { typedEcho } from '../sign-in/sign-in.rules'
import type { liveSignUpMachine } from './sign-up.actors'

export const signUpFlow = defineFlow<typeof liveSignUpMachine>({
  id: 'signUp',
  load: () => import('./sign-up.actors').then((module) => module.liveSignUpMachine),
  echo: { own: typedEcho },
})

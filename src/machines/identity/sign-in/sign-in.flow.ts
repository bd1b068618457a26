import { defineFlow } from '~/machines/runtime/flow'
import { typedEcho } from '../identity-form/identity-form.echo'
import type { liveSignInMachine } from './sign-in.actors'

export const signInFlow = defineFlow<typeof liveSignInMachine>({
  id: 'signIn',
  load: () => import('./sign-in.actors').then((module) => module.liveSignInMachine),
  echo: { own: typedEcho },
})

import { defineFlow } from '~/machines/runtime/flow'
import { typedEcho } from '../sign-in/sign-in.rules'
import type { liveSignUpMachine } from './sign-up.actors'
import { savedWaiting } from './sign-up.storage'

export const signUpFlow = defineFlow<typeof liveSignUpMachine>({
  id: 'signUp',
  load: () => import('./sign-up.actors').then((module) => module.liveSignUpMachine),
  wake: (send) => {
    const email = savedWaiting()
    if (email !== null) send({ type: 'RESTORE', email })
    return () => {}
  },
  echo: { own: typedEcho },
})

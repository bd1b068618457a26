import { defineFlow } from '~/machines/kit/flow'
import type { liveSignInMachine } from './sign-in.actors'

type Changed = { type: string; field?: 'email' | 'password'; value?: string }

/** What was typed stands in its field while the machine is on its way. */
const changedEcho = {
  of: (_context: object, { type, field, value }: Changed) => (type === 'CHANGE' && field ? { [field]: value } : {}),
}

export const signInFlow = defineFlow<typeof liveSignInMachine>({
  id: 'signIn',
  load: () => import('./sign-in.actors').then((module) => module.liveSignInMachine),
  echo: { own: changedEcho },
})

import { defineFlow } from '~/machines/kit/flow'
import type { liveSignUpMachine } from './sign-up.actors'

type Changed = { type: string; field?: 'name' | 'email' | 'password'; value?: string }

/** What was typed stands in its field while the machine is on its way. */
const changedEcho = {
  of: (_context: object, { type, field, value }: Changed) => (type === 'CHANGE' && field ? { [field]: value } : {}),
}

export const signUpFlow = defineFlow<typeof liveSignUpMachine>({
  id: 'signUp',
  load: () => import('./sign-up.actors').then((module) => module.liveSignUpMachine),
  echo: { own: changedEcho },
})

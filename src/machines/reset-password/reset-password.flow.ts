import { defineFlow } from '~/machines/kit/flow'
import type { liveResetPasswordMachine } from './reset-password.actors'

type Changed = { type: string; field?: 'email' | 'code' | 'password'; value?: string }

/** What was typed stands in its field while the machine is on its way. */
const changedEcho = {
  of: (_context: object, { type, field, value }: Changed) => (type === 'CHANGE' && field ? { [field]: value } : {}),
}

export const resetPasswordFlow = defineFlow<typeof liveResetPasswordMachine>({
  id: 'resetPassword',
  load: () => import('./reset-password.actors').then((module) => module.liveResetPasswordMachine),
  echo: { own: changedEcho },
})

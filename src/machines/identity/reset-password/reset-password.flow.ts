import { defineFlow } from '~/machines/runtime/flow'
import { typedEcho } from '../sign-in/sign-in.rules'
import type { liveResetPasswordMachine } from './reset-password.actors'

export const resetPasswordFlow = defineFlow<typeof liveResetPasswordMachine>({
  id: 'resetPassword',
  load: () => import('./reset-password.actors').then((module) => module.liveResetPasswordMachine),
  echo: { own: typedEcho },
})

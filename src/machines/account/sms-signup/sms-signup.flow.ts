import { defineFlow } from '../../runtime/flow'
import type { liveSmsSignupMachine } from './sms-signup.actors'
import { smsEcho } from './sms-signup.rules'

export const smsSignupFlow = defineFlow<typeof liveSmsSignupMachine>({
  id: 'smsSignup',
  load: () => import('./sms-signup.actors').then((module) => module.liveSmsSignupMachine),
  echo: { own: smsEcho },
})

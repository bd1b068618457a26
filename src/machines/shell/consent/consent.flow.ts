import { defineFlow } from '~/machines/runtime/flow'
import type { liveConsentMachine } from './consent.actors'

/** It starts with what the server read in the cookie, also on a shared page: the choice is part of that page's key (ADR 0003). */
export const consentFlow = defineFlow<typeof liveConsentMachine>({
  id: 'consent',
  isAppWide: true,
  load: () => import('./consent.actors').then((module) => module.liveConsentMachine),
})

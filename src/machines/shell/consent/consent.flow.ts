import { defineFlow } from '~/machines/runtime/flow'
import { readCookie } from '~/services/browser/cookies'
import { CONSENT_COOKIE, consentOf } from '~/services/domain/consent.rules'
import type { liveConsentMachine } from './consent.actors'

export const consentFlow = defineFlow<typeof liveConsentMachine>({
  id: 'consent',
  isAppWide: true,
  load: () => import('./consent.actors').then((module) => module.liveConsentMachine),
  wake: (send) => {
    // a document from the cache was made for no one in particular
    const kinds = consentOf(readCookie(CONSENT_COOKIE))
    if (kinds) send({ type: 'REMEMBERED', kinds })
    return () => {}
  },
})

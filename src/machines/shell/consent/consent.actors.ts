import { fromPromise } from 'xstate'
import { countWhenAgreed } from '~/machines/counting/when-agreed'
import { writeCookie } from '~/services/browser/cookies'
import { logFailure } from '~/services/browser/report'
import { CONSENT_COOKIE, CONSENT_SECONDS, type ConsentKind, consentText } from '~/services/domain/consent.rules'
import { consentMachine } from './consent.machine'

export const liveConsentMachine = consentMachine.provide({
  actors: {
    storeConsent: fromPromise<void, { kinds: readonly ConsentKind[] }>(async ({ input }) => {
      const cookie = { name: CONSENT_COOKIE, value: consentText(input.kinds), maxAgeSeconds: CONSENT_SECONDS }
      if (!writeCookie(cookie)) throw new Error('this browser keeps no cookies')
    }),
  },
  actions: {
    count: (_, isAllowed) => countWhenAgreed(isAllowed),
    logFailure: () => logFailure('consent.not-stored'),
  },
})

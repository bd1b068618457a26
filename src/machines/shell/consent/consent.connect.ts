import { marks, type Reading } from '~/machines/runtime/reading'
import { CONSENT_KINDS } from '~/services/domain/consent.rules'
import type { consentMachine } from './consent.machine'

export function connectConsent(snapshot: Reading<typeof consentMachine>) {
  const { kinds, hasAnswered, isStored } = snapshot.context
  return {
    ...marks('consent', snapshot),
    isAsking: snapshot.matches('asking'),
    /** what may run: nothing before the first answer; the earlier answer while it is being changed */
    allows: {
      statistics: hasAnswered && kinds.includes('statistics'),
      marketing: hasAnswered && kinds.includes('marketing'),
    },
    kinds: CONSENT_KINDS,
    /** this browser keeps no cookies: the question comes again with the next page */
    isForgetful: !isStored,
  }
}
export type ConsentView = ReturnType<typeof connectConsent>

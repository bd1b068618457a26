import { marks, type Reading } from '~/machines/runtime/reading'
import type { consentMachine } from './consent.machine'

export function connectConsent(snapshot: Reading<typeof consentMachine>) {
  return { ...marks('consent', snapshot), isAsking: snapshot.matches('asking') }
}
export type ConsentView = ReturnType<typeof connectConsent>

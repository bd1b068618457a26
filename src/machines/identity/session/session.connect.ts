import { marks, type Reading } from '~/machines/runtime/reading'
import type { sessionMachine } from './session.machine'

export function connectSession(snapshot: Reading<typeof sessionMachine>) {
  const { person, isRefreshTried } = snapshot.context
  return {
    ...marks('session', snapshot),
    /** null while no sign-in is known; the last known person stays while the shop cannot be reached */
    person,
    /** signed in, with or without a known account: what a menu asks */
    isSignedIn: person !== null || isRefreshTried,
    /** the account behind the sign-in could not be found, also not by the one refresh */
    hasNoAccount: snapshot.matches({ signedIn: 'claimMissing' }),
    isSigningOut: snapshot.matches('signingOut') || snapshot.matches('leaving'),
  }
}
export type SessionView = ReturnType<typeof connectSession>

import type { Identity, Person } from '~/services/flows/identity/identity.contract'

/** The channel on which the tabs of one browser announce a sign-in or sign-out, without naming the person. */
export const SESSION_CHANNEL = 'playchart-session'

/** Whoever is signed in with an account. */
export const personOf = (identity: Identity | null): Person | null =>
  identity?.kind === 'signedIn' ? identity.person : null

/** The page was made for one person, and another one is signed in now. */
export const isOther = (madeFor: string | null, identity: Identity | null): boolean =>
  madeFor !== null && identity !== null && identity.kind !== 'signedOut' && personOf(identity)?.playchartId !== madeFor

import type { Identity, Person } from '~/services/flows/identity/identity.contract'

/** Where the tabs of one browser tell each other that somebody came or went. Nothing is said of who. */
export const SESSION_CHANNEL = 'playchart-session'

/** Whoever is signed in with an account. */
export const personOf = (identity: Identity | null): Person | null =>
  identity?.kind === 'signedIn' ? identity.person : null

/** The page was made for somebody, and it is somebody else now. */
export const isOther = (madeFor: string | null, identity: Identity | null): boolean =>
  madeFor !== null && identity !== null && identity.kind !== 'signedOut' && personOf(identity)?.playchartId !== madeFor

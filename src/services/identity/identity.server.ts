import { type Result, refused } from '../result'
import type { IdentityRefusal, Person } from './identity.contract'

/** A person and what the services' wires ask of one. */
export type SignedIn = { person: Person; headers: { authorization: string } }

/** Who is signed in, by the session row alone. */
export const currentPerson = async (): Promise<Person | null> => null

/**
 * The person of this request with a living token. `as` is the account for which the page was made (409 for another one,
 * security.md C: two tabs); null where the page is being made.
 */
export const personFor = async (_as: string | null): Promise<Result<SignedIn, IdentityRefusal>> =>
  refused({ kind: 'unauthorised' })

import { z } from 'zod'
import type { Outage } from '~/services/domain/result'

/** The group of an account; anyone else is a customer. */
export const Group = z.enum(['admin', 'editor'])
export type Group = z.infer<typeof Group>

/**
 * Who is signed in, as pages may know it (A-249, S-171). `sub` is the id at the identity provider. `userUuid` is the
 * account manager's id from the custom claim `custom:account_manager_id`, exposed as `playchartId`.
 */
export const Person = z.object({
  sub: z.string(),
  playchartId: z.uuid(),
  email: z.email(),
  name: z.string().nullable(),
  groups: z.array(Group),
})
export type Person = z.infer<typeof Person>

/**
 * What a page knows of the session. `claimMissing`: signed in, but the token names no account; one refresh may bring it
 * (S-266). Tokens are nowhere in it (decided: E-96).
 */
export const Identity = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('signedOut') }),
  z.object({ kind: z.literal('claimMissing') }),
  z.object({ kind: z.literal('signedIn'), person: Person }),
])
export type Identity = z.infer<typeof Identity>

/** JSON body of POST /api/save-user-jwt (S-343, decided: E-96): the three tokens that signing in gave, at most 8 KB. */
export const SaveUserJwt = z.strictObject({
  userJwt: z.string().min(1).max(4096),
  accessToken: z.string().min(1).max(4096),
  refreshToken: z.string().min(1).max(4096),
})
export type SaveUserJwt = z.infer<typeof SaveUserJwt>

/**
 * What signing in asks of the browser. `endpoint` is a path of ours, or the address of a hosted pool; `authFlow` is the
 * one that the pool's application has enabled.
 */
export type IdentityConfig = {
  userPoolId: string
  clientId: string
  endpoint: string
  authFlow: 'USER_PASSWORD_AUTH' | 'USER_SRP_AUTH'
}

/**
 * Why a call for a signed-in person was not made. `unauthorised`: nobody is signed in, or no longer. `otherPerson`:
 * somebody else than the one for whom the page was made (409, two tabs).
 */
export type IdentityRefusal = { kind: 'unauthorised' } | { kind: 'otherPerson' }

/** What every call of the account can end in, besides its own refusals. `notFound`: not there, or not this person's. */
export type AccountError = Outage | IdentityRefusal | { kind: 'notFound' }

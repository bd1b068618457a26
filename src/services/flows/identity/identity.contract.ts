import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import type { Result } from '~/services/domain/result'
import type { IdentityRefusal } from '~/services/platform/wire/wire.contract'

/** The group of an account; anyone else is a customer. */
export const Group = z.enum(['admin', 'editor'])
export type Group = z.infer<typeof Group>

/**
 * Who is signed in, as pages may know it (A-249, S-171). `sub` is the id at the identity provider. `userUuid` is the
 * account manager's id from the custom claim `custom:account_manager_id`, exposed as `playchartId`.
 */
export const Person = z.object({
  sub: z.string(),
  playchartId: Uuid,
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

/** What an identity page begins with. `returnTo`: a path of this site, checked where the page is made. */
export type IdentityInput = { config: IdentityConfig; returnTo: string }

/**
 * Why the pool, or our server after it, said no, ordered by where it happens. An unknown account is told apart from a
 * wrong password nowhere (security.md T12). `otherPerson`: somebody else is signed in here already.
 */
export type SignInRefusal =
  | { kind: 'unreachable' }
  | { kind: 'tooMany' }
  | { kind: 'wrong' }
  | { kind: 'unconfirmed' }
  | { kind: 'resetRequired' }
  | { kind: 'otherPerson' }

/** `weakPassword`: the pool's own policy asks for more than ours, or the password is known from a leak. */
export type SignUpRefusal =
  | { kind: 'unreachable' }
  | { kind: 'tooMany' }
  | { kind: 'badEmail' }
  | { kind: 'weakPassword' }

/** `wrongCode`: not the one of the mail; `expiredCode`: it was, but too long ago. */
export type CodeRefusal =
  | { kind: 'unreachable' }
  | { kind: 'tooMany' }
  | { kind: 'wrongCode' }
  | { kind: 'expiredCode' }
  | { kind: 'weakPassword' }

/** Why the signed-in person has not proved to be who they are. `wrong`: not their password. `tooMany`: nobody may try for a while. */
export type PasswordRefusal = IdentityRefusal | { kind: 'wrong' } | { kind: 'tooMany' } | { kind: 'unreachable' }

export type IdentityRefusalKind = SignInRefusal['kind'] | SignUpRefusal['kind'] | CodeRefusal['kind']

/** What the pool is asked about one address, and with its password. */
export type PoolQuestion = { config: IdentityConfig; email: string }
export type Credentials = PoolQuestion & { password: string }
/** What the pool, or our server after it, says to that. */
export type PoolAnswer = Result<null, { kind: IdentityRefusalKind }>

import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { type Outage, ok, type Result } from '~/services/domain/result'
import { poolSettings } from '~/services/upstreams/cognito/cognito.server'
import type { Identity, IdentityConfig } from './identity.contract'
import { currentIdentity, renewedIdentity } from './identity.server'
import { endSignIn } from './sign-out.server'

/** Who is signed in, by the visitor's own session. */
export const getIdentity = createServerFn({ method: 'POST' }).handler(
  async (): Promise<Result<Identity, Outage>> => ok(await currentIdentity()),
)

/** The same after the identity provider was asked for new tokens (S-266). An outage signs nobody out. */
export const refreshIdentity = createServerFn({ method: 'POST' }).handler(() => renewedIdentity())

/** Signs out here and at the identity provider; `as` is the account for which the page was made. */
export const signOut = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: z.uuid().nullable() }))
  .handler(({ data }) => endSignIn(data.as))

/** What a page that signs in must know of the pool. All of it is public by design. */
export const getIdentityConfig = createServerFn().handler((): IdentityConfig => {
  const { poolId, clientId, baseUrl, isHosted, authFlow } = poolSettings()
  return { userPoolId: poolId, clientId, endpoint: isHosted ? baseUrl : '/upstream/cognito', authFlow }
})

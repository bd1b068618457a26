import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { Uuid } from '~/services/domain/ids/uuid.contract'
import { LANGUAGES } from '~/services/domain/locale'
import { type Outage, ok, type Result } from '~/services/domain/result'
import type { Identity } from './identity.contract'
import { renewedIdentity, shownIdentity } from './identity.server'
import { identityPage } from './identity-page.server'
import { endSignIn } from './sign-in.server'

/** Whose pages these are, by the visitor's own session: for loaders and for the session's machine alike. */
export const getIdentity = createServerFn({ method: 'POST' }).handler(
  async (): Promise<Result<Identity, Outage>> => ok(await shownIdentity()),
)

/** The same after the identity provider was asked for new tokens (S-266). An outage signs nobody out. */
export const refreshIdentity = createServerFn({ method: 'POST' }).handler(() => renewedIdentity())

/** Signs out here and at the identity provider; `as` is the account for which the page was made. */
export const signOut = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(({ data }) => endSignIn(data.as))

/** What a page begins with on which somebody signs in, makes an account or sets a new password. */
export const getIdentityPage = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ language: z.enum(LANGUAGES), wanted: z.string().max(2048).nullable() }))
  .handler(({ data }) => identityPage(data))

import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Result } from '~/services/domain/result'
import { personFor } from '~/services/flows/identity/identity.server'
import { Uuid } from '~/services/platform/wire/wire.contract'
import type { AccountManagerError, User } from '~/services/upstreams/account-manager/account-manager.contract'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'

/** The account of the signed-in person, and of nobody else: no id is taken from the page. */
export const getUser = createServerFn({ method: 'POST' })
  .validator(z.strictObject({ as: Uuid.nullable() }))
  .handler(async ({ data, context: { locale } }): Promise<Result<User, AccountManagerError>> => {
    const asked = await personFor(data.as)
    if (!asked.ok) return asked
    const { person, headers } = asked.value
    return (await accountManager()).user({ headers, uuid: person.playchartId, language: locale.language })
  })

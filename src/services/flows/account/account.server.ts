import { ok, type Result } from '~/services/domain/result'
import { personFor, type SignedIn } from '~/services/flows/identity/identity.server'
import { shopHost } from '~/services/platform/env/shop-host.server'
import { noteFailed } from '~/services/platform/http/upstream-failed'
import { oncePerRequest } from '~/services/request/pipeline/once-per-request.server'
import type { AccountManagerError, User } from '~/services/upstreams/account-manager/account-manager.contract'
import { accountManager } from '~/services/upstreams/account-manager/account-manager.server'
import type { Account } from './account.contract'

type Asked = { as: string | null }

/** The account of the signed-in person, and of nobody else: no id is taken from the page. */
export async function readUser({ as }: Asked): Promise<Result<User, AccountManagerError>> {
  const asked = await personFor(as)
  return asked.ok ? userOf(asked.value) : asked
}

/** The frame of a page and the page within it ask once; none of them shows how somebody pays. */
export const userOf = ({ person, headers }: SignedIn) =>
  oncePerRequest('user', async () =>
    (await accountManager()).user({ headers, uuid: person.playchartId, language: null }),
  )

/** As much of it as stands in every page of the account. */
export async function readAccount(asked: Asked): Promise<Result<Account, AccountManagerError>> {
  const person = await personFor(asked.as)
  const user = person.ok ? await userOf(person.value) : person
  if (!user.ok) noteFailed(user.error)
  if (!user.ok) return user
  const isAdmin = person.ok && person.value.person.groups.includes('admin')
  return ok({ as: user.value.uuid, firstName: user.value.first_name, isAdmin, shopHost: shopHost() })
}

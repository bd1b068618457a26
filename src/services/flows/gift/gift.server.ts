import type { Language } from '~/services/domain/locale'
import { ok, type Result } from '~/services/domain/result'
import { readUser } from '~/services/flows/account/account.server'
import { today } from '~/services/flows/visit/today.server'
import type { AccountManagerError } from '~/services/upstreams/account-manager/account-manager.contract'
import type { GiftPage } from './gift.contract'

type Asked = { as: string | null; language: Language }

/** The account that a gift will belong to, and the shop's day. */
export async function readGiftPage(asked: Asked): Promise<Result<GiftPage, AccountManagerError>> {
  const user = await readUser(asked)
  if (!user.ok) return user
  const { uuid, visibleChildren, addresses } = user.value
  return ok({
    as: uuid,
    today: today(),
    children: visibleChildren.map(({ uuid: of, name, birthday }) => ({ uuid: of, name, birthday })),
    addresses,
  })
}

import { accountErasureFlow } from '~/machines/account/account-erasure/account-erasure.flow'
import { startFlow } from '~/machines/runtime/flow'
import { erasureQuery } from '~/services/flows/privacy/privacy.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** Having the account erased (E-101). */
export async function loadEraseAccount({ context, account }: Around) {
  const shows = 'erase-account' as const
  const [known, { page, profile }] = await Promise.all([account, readAccount(context, erasureQuery)])
  // the layout tells what went wrong, or leads to the sign-in
  if (!known || !profile.ok) return { shows, page, own: null }
  const { as, email, standing } = profile.value
  return {
    shows,
    page,
    own: { email, standing, started: await startFlow(accountErasureFlow, { as, standing: standing.kind }) },
  }
}

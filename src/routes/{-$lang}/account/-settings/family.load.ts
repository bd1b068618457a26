import { familyQuery } from '~/services/flows/settings/settings.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** The children of the account; none of them where the layout tells what went wrong. */
export async function loadFamily({ context, account }: Around) {
  const shows = 'family' as const
  const [known, { family, ...page }] = await Promise.all([account, readAccount(context, familyQuery)])
  return { shows, ...page, family: known && family.ok ? family.value : null }
}

import { settingsQuery } from '~/services/flows/settings/settings.query'
import { readAccount } from '../-account/read-account'
import type { Around } from '../-pages/around'

/** What the account knows; nothing of it where the layout tells what went wrong. */
export async function loadSettings({ context, account }: Around) {
  const shows = 'settings' as const
  const [known, { profile, ...page }] = await Promise.all([account, readAccount(context, settingsQuery)])
  return { shows, ...page, profile: known && profile.ok ? profile.value : null }
}

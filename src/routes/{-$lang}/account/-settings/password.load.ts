import { passwordFlow } from '~/machines/account/password/password.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Around } from '../-pages/around'
import { readProfile } from './own-profile'

/** Another password. */
export async function loadPassword({ user }: { user: string }, around: Around) {
  const shows = 'password' as const
  const { profile, page } = await readProfile('password', { ...around, user })
  if (!profile) return { shows, page, own: null }
  const { uuid: as, email } = profile
  return { shows, page, own: { email, started: await startFlow(passwordFlow, { as }) } }
}

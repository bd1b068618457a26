import { dataExportFlow } from '~/machines/account/data-export/data-export.flow'
import { startFlow } from '~/machines/runtime/flow'
import type { Around } from '../-pages/around'
import { readProfile } from './own-profile'

/** What is kept of somebody, and how it goes (E-101). */
export async function loadPrivacy(around: Around) {
  const shows = 'privacy' as const
  const { profile, page } = await readProfile('privacy', around)
  if (!profile) return { shows, page, own: null }
  const { uuid: as, email } = profile
  return { shows, page, own: { email, started: await startFlow(dataExportFlow, { as }) } }
}

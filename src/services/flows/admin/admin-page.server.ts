import { readFlags } from '~/services/flows/admin-qa/admin-flags.server'
import { readClock, readJobs } from '~/services/flows/admin-qa/admin-qa.server'
import { readCustomers } from '~/services/flows/customers/customers.server'
import { currentAdmin } from '~/services/flows/identity/admin.server'
import { currentPreview } from '~/services/flows/identity/preview.server'
import { hasQa } from '~/services/platform/qa/qa-state.server'
import type { AdminAsked, AdminPage } from './admin-page.contract'

/** A page of the admins; null for anybody else, and where there is none: both are the same to whoever asks. */
export async function readAdminPage(asked: AdminAsked): Promise<AdminPage | null> {
  if (!(await currentAdmin())) return null
  const preview = await currentPreview()
  const around = { hasQa: hasQa(), previewing: preview?.email ?? null }
  if (asked.place === 'customers') return { shows: 'customers', ...around, ...(await readCustomers(asked)) }
  if (!around.hasQa) return null
  if (asked.place === 'clock') return { shows: 'clock', ...around, ...readClock() }
  if (asked.place === 'flags') return { shows: 'flags', ...around, ...(await readFlags()) }
  return asked.place === 'jobs' ? { shows: 'jobs', ...around, ...(await readJobs()) } : null
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminJobsPanel } from '~/components/admin/admin-jobs'
import { AdminPage } from '~/components/admin/admin-page'
import { getAdminJobs } from '~/services/flows/admin-qa/admin-qa.functions'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'

/** For an admin where every upstream is embedded; anywhere else there is no such page. */
export const Route = createFileRoute('/admin/jobs')({
  loader: async () => {
    const page = await getAdminJobs()
    if (!page) throw notFound()
    return page
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: () => hiddenHead('Jobs · Playchart'),
  component: JobsPage,
})

function JobsPage() {
  useLive()
  const page = Route.useLoaderData()
  return (
    <AdminPage view={{ current: 'jobs', hasQa: true, previewing: page.previewing }}>
      <AdminJobsPanel view={page} />
    </AdminPage>
  )
}

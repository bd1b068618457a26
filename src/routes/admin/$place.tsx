import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminClockPanel } from '~/components/admin/admin-clock'
import { AdminFlagsPanel } from '~/components/admin/admin-flags'
import { AdminJobsPanel } from '~/components/admin/admin-jobs'
import { AdminPage } from '~/components/admin/admin-page'
import { Customers } from '~/components/admin/customers'
import { getAdminPage } from '~/services/flows/admin/admin-page.functions'
import { customersPlace } from '~/services/flows/customers/customers.rules'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'

/** The pages of the admins (E-84), in one route: each would be in the script of every page. To others there are none. */
export const Route = createFileRoute('/admin/$place')({
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: search, params: { place } }) => {
    const page = await getAdminPage({ data: { place, ...customersPlace(search) } })
    if (!page) throw notFound()
    return page
  },
  headers: () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' }),
  head: () => hiddenHead('Customer care · Playchart'),
  component: Admin,
})

function Admin() {
  useLive()
  const page = Route.useLoaderData()
  return (
    <AdminPage view={{ current: page.shows, hasQa: page.hasQa }}>
      {page.shows === 'customers' && <Customers view={page} />}
      {page.shows === 'flags' && <AdminFlagsPanel view={page} />}
      {page.shows === 'clock' && <AdminClockPanel view={page} />}
      {page.shows === 'jobs' && <AdminJobsPanel view={page} />}
    </AdminPage>
  )
}

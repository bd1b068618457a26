import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminClockPanel } from '~/components/admin/admin-clock'
import { AdminJobsPanel } from '~/components/admin/admin-jobs'
import { AdminPage } from '~/components/admin/admin-page'
import { Customers } from '~/components/admin/customers'
import { getAdminPage } from '~/services/flows/admin/admin-page.functions'
import { customersPlace } from '~/services/flows/customers/customers.rules'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'

/** The pages of the admins (E-84), in one route: each would be in the script of every page. To others there are none. */
export const Route = createFileRoute('/admin/$place')({
  loaderDeps: ({ search }) => customersPlace(search),
  loader: async ({ deps, params: { place } }) => {
    const page = await getAdminPage({ data: { place, ...deps } })
    if (!page) throw notFound()
    return page
  },
  headers: () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' }),
  head: ({ loaderData }) => hiddenHead(`${TITLES[loaderData?.shows ?? 'customers']} · Playchart`),
  component: Admin,
})

const TITLES = { customers: 'Customers', clock: 'Clock', jobs: 'Jobs' } as const

function Admin() {
  useLive()
  const page = Route.useLoaderData()
  return (
    <AdminPage view={{ current: page.shows, hasQa: page.hasQa }}>
      {page.shows === 'customers' && <Customers view={page} />}
      {page.shows === 'clock' && <AdminClockPanel view={page} />}
      {page.shows === 'jobs' && <AdminJobsPanel view={page} />}
    </AdminPage>
  )
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminClockPanel } from '~/components/admin/admin-clock'
import { AdminPage } from '~/components/admin/admin-page'
import { getAdminClock } from '~/services/flows/admin-qa/admin-qa.functions'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'

/** For an admin where every upstream is embedded; anywhere else there is no such page. */
export const Route = createFileRoute('/admin/clock')({
  loader: async () => {
    const page = await getAdminClock()
    if (!page) throw notFound()
    return page
  },
  headers: () => ({ 'cache-control': 'private, no-store' }),
  head: () => hiddenHead('Clock · Playchart'),
  component: ClockPage,
})

function ClockPage() {
  useLive()
  const page = Route.useLoaderData()
  return (
    <AdminPage view={{ current: 'clock', hasQa: true, previewing: page.previewing }}>
      <AdminClockPanel view={page} />
    </AdminPage>
  )
}

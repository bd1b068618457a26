import { createFileRoute, notFound } from '@tanstack/react-router'
import { AdminPage } from '~/components/admin/admin-page'
import { Customers } from '~/components/admin/customers'
import { getCustomers } from '~/services/flows/customers/customers.functions'
import { customersPlace } from '~/services/flows/customers/customers.rules'
import { hiddenHead } from '../-page/page'
import { useLive } from '../-shell/live'

/** E-84: who is looked for, and whose account is looked at. To anybody but an admin there is no such page. */
export const Route = createFileRoute('/admin/customers')({
  loaderDeps: ({ search }) => customersPlace(search),
  loader: async ({ deps }) => {
    const page = await getCustomers({ data: deps })
    if (!page) throw notFound()
    return page
  },
  headers: () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' }),
  head: () => hiddenHead('Customers · Playchart'),
  component: CustomersPage,
})

function CustomersPage() {
  useLive()
  const page = Route.useLoaderData()
  const { hasQa, previewing } = page
  return (
    <AdminPage view={{ current: 'customers', hasQa, previewing }}>
      <Customers view={page} />
    </AdminPage>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { leaveShop } from '~/services/flows/identity/shop-logout.server'

export const Route = createFileRoute('/account/logout')({
  server: { handlers: { GET: ({ request }) => leaveShop(request) } },
})

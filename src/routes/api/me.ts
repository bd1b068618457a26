import { createFileRoute } from '@tanstack/react-router'
import { cartHttp } from '~/services/flows/cart-api/cart-api.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/me')({
  server: { handlers: { GET: ({ request }) => cartHttp.badge(request), ANY: notAllowed('GET') } },
})

import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/api/inventory')({
  server: {
    handlers: {
      GET: ({ request }) => cartHttp.inventory(request),
      ANY: notAllowed('GET'),
    },
  },
})

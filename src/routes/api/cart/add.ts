import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/shopify/cart-handlers.server'

export const Route = createFileRoute('/api/cart/add')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.add(request),
      ANY: notAllowed('POST'),
    },
  },
})

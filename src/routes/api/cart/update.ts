import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/shopify/cart-handlers.server'

export const Route = createFileRoute('/api/cart/update')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.update(request),
      ANY: notAllowed('POST'),
    },
  },
})

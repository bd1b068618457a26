import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/shopify/cart-handlers.server'

export const Route = createFileRoute('/api/cart/')({
  server: {
    handlers: {
      GET: ({ request }) => cartHttp.read(request),
      ANY: notAllowed('GET'),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/shopify/cart-handlers.server'

export const Route = createFileRoute('/cart.js')({
  server: {
    handlers: {
      GET: ({ request }) => cartHttp.ajaxRead(request),
      ANY: notAllowed('GET'),
    },
  },
})

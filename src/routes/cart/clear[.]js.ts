import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/shopify/cart-handlers.server'

export const Route = createFileRoute('/cart/clear.js')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.ajaxClear(request),
      ANY: notAllowed('POST'),
    },
  },
})

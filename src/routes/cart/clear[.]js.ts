import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/cart/clear.js')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.ajaxClear(request),
      ANY: notAllowed('POST'),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/cart.js')({
  server: {
    handlers: {
      GET: ({ request }) => cartHttp.ajaxRead(request),
      ANY: notAllowed('GET'),
    },
  },
})

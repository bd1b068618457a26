import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/cart/update.js')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.ajaxUpdate(request),
      ANY: notAllowed('POST'),
    },
  },
})

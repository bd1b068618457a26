import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/cart/add.js')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.ajaxAdd(request),
      ANY: notAllowed('POST'),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/api/cart/remove')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.remove(request),
      ANY: notAllowed('POST'),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/api/cart/update')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.update(request),
      ANY: notAllowed('POST'),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/api/cart/add')({
  server: {
    handlers: {
      POST: ({ request }) => cartHttp.add(request),
      ANY: notAllowed('POST'),
    },
  },
})

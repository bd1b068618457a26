import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/api/cart/')({
  server: {
    handlers: {
      GET: ({ request }) => cartHttp.read(request),
      ANY: notAllowed('GET'),
    },
  },
})

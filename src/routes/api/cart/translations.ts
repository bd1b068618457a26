import { createFileRoute } from '@tanstack/react-router'
import { cartHttp, notAllowed } from '~/services/flows/cart/cart-handlers.server'

export const Route = createFileRoute('/api/cart/translations')({
  server: {
    handlers: {
      GET: ({ request }) => cartHttp.translations(request),
      ANY: notAllowed('GET'),
    },
  },
})

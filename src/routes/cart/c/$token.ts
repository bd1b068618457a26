import { createFileRoute } from '@tanstack/react-router'
import { followCartLink } from '~/services/flows/checkout/checkout-link.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/cart/c/$token')({
  server: {
    handlers: {
      GET: ({ request, context, params }) => followCartLink(request, context, params.token),
      ANY: notAllowed('GET'),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { followPermalink } from '~/services/flows/checkout/checkout-link.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/{-$lang}/cart_/$lines')({
  server: {
    handlers: {
      GET: ({ request, context, params }) => followPermalink(request, context, params.lines),
      ANY: notAllowed('GET'),
    },
  },
})

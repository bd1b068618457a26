import { createFileRoute } from '@tanstack/react-router'
import { followDiscountLink } from '~/services/flows/cart/discount-link.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/discount/$code')({
  server: {
    handlers: {
      GET: ({ request, context, params }) => followDiscountLink(request, context, params.code),
      ANY: notAllowed('GET'),
    },
  },
})

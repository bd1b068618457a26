import { createFileRoute } from '@tanstack/react-router'
import { takeReviewForm } from '~/services/flows/checkout/checkout-form.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/order-review')({
  server: { handlers: { POST: ({ request, context }) => takeReviewForm(request, context), ANY: notAllowed('POST') } },
})

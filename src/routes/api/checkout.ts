import { createFileRoute } from '@tanstack/react-router'
import { takeCartForm } from '~/services/flows/checkout/checkout-form.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/checkout')({
  server: { handlers: { POST: ({ request, context }) => takeCartForm(request, context), ANY: notAllowed('POST') } },
})

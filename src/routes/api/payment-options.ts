import { createFileRoute } from '@tanstack/react-router'
import { notAllowed } from '~/services/request/refusal.server'
import { takePlanForm } from '~/services/subscription/step-forms.server'

export const Route = createFileRoute('/api/payment-options')({
  server: { handlers: { POST: ({ request }) => takePlanForm(request), ANY: notAllowed('POST') } },
})

import { createFileRoute } from '@tanstack/react-router'
import { takePlanForm } from '~/services/flows/subscription/step-forms.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/payment-options')({
  server: { handlers: { POST: ({ request }) => takePlanForm(request), ANY: notAllowed('POST') } },
})

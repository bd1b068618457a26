import { createFileRoute } from '@tanstack/react-router'
import { takeGiftForm } from '~/services/flows/subscription/step-forms.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/gift-details')({
  server: { handlers: { POST: ({ request }) => takeGiftForm(request), ANY: notAllowed('POST') } },
})

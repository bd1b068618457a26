import { createFileRoute } from '@tanstack/react-router'
import { notAllowed } from '~/services/request/refusal.server'
import { takeGiftForm } from '~/services/subscription/step-forms.server'

export const Route = createFileRoute('/api/gift-details')({
  server: { handlers: { POST: ({ request }) => takeGiftForm(request), ANY: notAllowed('POST') } },
})

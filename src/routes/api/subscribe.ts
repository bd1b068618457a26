import { createFileRoute } from '@tanstack/react-router'
import { takeSubscribe } from '~/services/flows/subscription/step-forms.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/subscribe')({
  server: { handlers: { POST: ({ request }) => takeSubscribe(request), ANY: notAllowed('POST') } },
})

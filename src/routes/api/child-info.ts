import { createFileRoute } from '@tanstack/react-router'
import { takeChildForm } from '~/services/flows/subscription/child-form.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/child-info')({
  server: { handlers: { POST: ({ request }) => takeChildForm(request), ANY: notAllowed('POST') } },
})

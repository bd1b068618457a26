import { createFileRoute } from '@tanstack/react-router'
import { notAllowed } from '~/services/request/refusal.server'
import { takeChildForm } from '~/services/subscription/child-form.server'

export const Route = createFileRoute('/api/child-info')({
  server: { handlers: { POST: ({ request }) => takeChildForm(request), ANY: notAllowed('POST') } },
})

import { createFileRoute } from '@tanstack/react-router'
import { takeFlagForm } from '~/services/flows/admin-qa/admin-flags.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/admin-flags')({
  server: { handlers: { POST: ({ request }) => takeFlagForm(request), ANY: notAllowed('POST') } },
})

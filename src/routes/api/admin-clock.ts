import { createFileRoute } from '@tanstack/react-router'
import { takeClockForm } from '~/services/flows/admin-qa/admin-qa.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/admin-clock')({
  server: { handlers: { POST: ({ request }) => takeClockForm(request), ANY: notAllowed('POST') } },
})

import { createFileRoute } from '@tanstack/react-router'
import { takeCspReport } from '~/services/request/pipeline/csp-report.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/csp-report')({
  server: { handlers: { POST: ({ request }) => takeCspReport(request), ANY: notAllowed('POST') } },
})

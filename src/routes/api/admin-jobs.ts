import { createFileRoute } from '@tanstack/react-router'
import { takeJobsForm } from '~/services/flows/admin-qa/admin-qa.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/admin-jobs')({
  server: { handlers: { POST: ({ request }) => takeJobsForm(request), ANY: notAllowed('POST') } },
})

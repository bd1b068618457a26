import { createFileRoute } from '@tanstack/react-router'
import { takePreviewEntry } from '~/services/flows/admin-preview/admin-preview.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/admin-preview')({
  server: { handlers: { POST: ({ request }) => takePreviewEntry(request), ANY: notAllowed('POST') } },
})

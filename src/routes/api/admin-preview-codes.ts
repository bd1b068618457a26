import { createFileRoute } from '@tanstack/react-router'
import { takePreviewWanted } from '~/services/flows/admin-preview/admin-preview.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/admin-preview-codes')({
  server: { handlers: { POST: ({ request }) => takePreviewWanted(request), ANY: notAllowed('POST') } },
})

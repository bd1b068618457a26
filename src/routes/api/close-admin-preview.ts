import { createFileRoute } from '@tanstack/react-router'
import { takePreviewClose } from '~/services/flows/admin-preview/admin-preview.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/close-admin-preview')({
  server: { handlers: { POST: ({ request }) => takePreviewClose(request), ANY: notAllowed('POST') } },
})

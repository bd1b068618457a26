import { createFileRoute } from '@tanstack/react-router'
import { findKit } from '~/services/flows/find-kit/find-kit.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/find-kit')({
  server: { handlers: { POST: ({ request }) => findKit(request), ANY: notAllowed('POST') } },
})

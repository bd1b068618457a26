import { createFileRoute } from '@tanstack/react-router'
import { notAllowed } from '~/services/request/refusal.server'
import { findKit } from '~/services/subscription/find-kit.server'

export const Route = createFileRoute('/api/find-kit')({
  server: { handlers: { POST: ({ request }) => findKit(request), ANY: notAllowed('POST') } },
})

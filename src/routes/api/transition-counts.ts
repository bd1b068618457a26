import { createFileRoute } from '@tanstack/react-router'
import { takeCounts } from '~/services/flows/visitors/take-counts.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/transition-counts')({
  server: {
    handlers: { POST: ({ request, context }) => takeCounts(request, context.flags), ANY: notAllowed('POST') },
  },
})

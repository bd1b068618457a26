import { createFileRoute } from '@tanstack/react-router'
import { faultRules } from '~/services/request/pipeline/qa.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/upstream/qa/faults')({
  server: {
    handlers: {
      GET: ({ request }) => faultRules.list(request),
      POST: ({ request }) => faultRules.add(request),
      DELETE: ({ request }) => faultRules.clear(request),
      ANY: notAllowed('GET, POST, DELETE'),
    },
  },
})

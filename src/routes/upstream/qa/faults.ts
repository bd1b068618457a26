import { createFileRoute } from '@tanstack/react-router'
import { faultRules } from '~/services/request/qa.server'
import { notAllowed } from '~/services/request/refusal.server'

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

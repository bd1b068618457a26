import { createFileRoute } from '@tanstack/react-router'
import { clockMoves } from '~/services/request/pipeline/qa.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/upstream/qa/clock')({
  server: {
    handlers: {
      GET: ({ request }) => clockMoves.read(request),
      POST: ({ request }) => clockMoves.move(request),
      DELETE: ({ request }) => clockMoves.reset(request),
      ANY: notAllowed('GET, POST, DELETE'),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { chartFile } from '~/services/flows/machines/machines.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/machines/{$id}.json')({
  server: { handlers: { GET: ({ request }) => chartFile(request), ANY: notAllowed('GET') } },
})

import { createFileRoute } from '@tanstack/react-router'
import { showLetter } from '~/services/flows/mailbox/mailbox.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/mailbox_/letter')({
  server: { handlers: { GET: ({ request }) => showLetter(request), ANY: notAllowed('GET') } },
})

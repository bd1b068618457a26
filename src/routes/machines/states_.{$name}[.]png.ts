import { createFileRoute } from '@tanstack/react-router'
import { statePicture } from '~/services/flows/machines/states.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/machines/states_/{$name}.png')({
  server: { handlers: { GET: ({ request }) => statePicture(request), ANY: notAllowed('GET') } },
})

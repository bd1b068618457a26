import { createFileRoute } from '@tanstack/react-router'
import { saveUserJwt } from '~/services/flows/identity/sign-in.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/save-user-jwt')({
  server: { handlers: { POST: ({ request }) => saveUserJwt(request), ANY: notAllowed('POST') } },
})

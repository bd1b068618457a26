import { createFileRoute } from '@tanstack/react-router'
import { saveUserJwt } from '~/services/identity/save-user-jwt.server'
import { notAllowed } from '~/services/request/refusal.server'

export const Route = createFileRoute('/api/save-user-jwt')({
  server: { handlers: { POST: ({ request }) => saveUserJwt(request), ANY: notAllowed('POST') } },
})

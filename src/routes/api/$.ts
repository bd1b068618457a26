import { createFileRoute } from '@tanstack/react-router'
import { notThere } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: notThere } },
})

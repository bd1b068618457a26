import { createFileRoute } from '@tanstack/react-router'
import { unknownAddress } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/$')({
  server: { handlers: { ANY: unknownAddress } },
})

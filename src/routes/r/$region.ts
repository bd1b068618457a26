import { createFileRoute } from '@tanstack/react-router'
import { changeRegion } from '~/services/request/pipeline/region.server'

export const Route = createFileRoute('/r/$region')({
  server: { handlers: { GET: ({ request, params }) => changeRegion(request, params.region) } },
})

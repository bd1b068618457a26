import { createFileRoute } from '@tanstack/react-router'
import { answerUpstream } from '~/services/request/pipeline/own-upstreams.server'

export const Route = createFileRoute('/upstream/$')({
  server: { handlers: { ANY: ({ request, params }) => answerUpstream(request, params._splat ?? '') } },
})

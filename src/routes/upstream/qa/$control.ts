import { createFileRoute } from '@tanstack/react-router'
import { answerQa } from '~/services/request/pipeline/qa.server'

export const Route = createFileRoute('/upstream/qa/$control')({
  server: { handlers: { ANY: ({ request, params }) => answerQa(request, params.control) } },
})

import { createFileRoute } from '@tanstack/react-router'
import { readiness } from '~/services/request/pipeline/health.server'

export const Route = createFileRoute('/readyz')({ server: { handlers: { GET: () => readiness() } } })

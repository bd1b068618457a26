import { createFileRoute } from '@tanstack/react-router'
import { readiness } from '~/services/request/health.server'

export const Route = createFileRoute('/readyz')({ server: { handlers: { GET: () => readiness() } } })

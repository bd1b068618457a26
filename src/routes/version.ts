import { createFileRoute } from '@tanstack/react-router'
import { version } from '~/services/request/pipeline/health.server'

export const Route = createFileRoute('/version')({ server: { handlers: { GET: () => version() } } })

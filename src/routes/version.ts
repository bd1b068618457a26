import { createFileRoute } from '@tanstack/react-router'
import { version } from '~/services/request/health.server'

export const Route = createFileRoute('/version')({ server: { handlers: { GET: () => version() } } })

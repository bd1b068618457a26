import { createFileRoute } from '@tanstack/react-router'
import { alive } from '~/services/request/pipeline/health.server'

export const Route = createFileRoute('/healthz')({ server: { handlers: { GET: () => alive() } } })

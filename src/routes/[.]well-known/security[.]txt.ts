import { createFileRoute } from '@tanstack/react-router'
import { securityTxt } from '~/services/request/pipeline/security-txt.server'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: { handlers: { GET: () => securityTxt() } },
})

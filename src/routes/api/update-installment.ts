import { createFileRoute } from '@tanstack/react-router'
import { updateInstallment } from '~/services/flows/ship-date/update-installment.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/api/update-installment')({
  server: { handlers: { PATCH: ({ request }) => updateInstallment(request), ANY: notAllowed('PATCH') } },
})

import { createFileRoute } from '@tanstack/react-router'
import { rulesCsv } from '~/services/flows/machines/rules-csv.server'
import { notAllowed } from '~/services/request/pipeline/refusal.server'

export const Route = createFileRoute('/machines/rules.csv')({
  server: { handlers: { GET: ({ request }) => rulesCsv(request), ANY: notAllowed('GET') } },
})

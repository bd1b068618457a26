import { z } from 'zod'
import { logEvent } from '~/services/platform/log/log.server'
import { parseUntrusted } from '~/services/platform/wire/untrusted-json'
import { Refusal } from './refusal.server'

const TYPES = ['application/csp-report', 'application/reports+json', 'application/json']
const MOST = 20

const Report = z.object({
  'csp-report': z.object({
    'violated-directive': z.string().max(200),
    'blocked-uri': z.string().max(2000),
    'document-uri': z.string().max(2000).optional(),
  }),
})
const Reports = z.array(
  z.object({
    type: z.string().max(50),
    body: z.object({ effectiveDirective: z.string().max(200), blockedURL: z.string().max(2000).nullish() }),
  }),
)

/** Takes what browsers report of our policy, in the old form and the new, into the log; answers 204. */
export async function takeCspReport(request: Request): Promise<Response> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0] ?? ''
  if (!TYPES.includes(type)) throw new Refusal(415)
  for (const report of violationsOf(read(await request.text())).slice(0, MOST)) logEvent('security.csp-report', report)
  return new Response(null, { status: 204 })
}

function read(text: string): unknown {
  try {
    return parseUntrusted(text)
  } catch {
    throw new Refusal(400)
  }
}

function violationsOf(body: unknown): { directive: string; blocked: string }[] {
  const old = Report.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    return [{ directive: report['violated-directive'], blocked: report['blocked-uri'] }]
  }
  const many = Reports.safeParse(body)
  if (!many.success) throw new Refusal(422)
  return many.data
    .filter((report) => report.type === 'csp-violation')
    .map((report) => ({ directive: report.body.effectiveDirective, blocked: report.body.blockedURL ?? 'inline' }))
}

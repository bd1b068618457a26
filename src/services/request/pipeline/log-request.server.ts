import type { CurrentRequest } from '~/services/platform/log/current-request.server'
import { asRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { Sent } from './when-sent.server'

type Answered = Sent & { request: Request; current: CurrentRequest; started: number }

/** One line per request, without the query, and with ids in the path left out. */
export function logRequest({ request, current, started, status, bytes }: Answered) {
  const { method, url } = request
  asRequest(current, () =>
    logEvent('request', {
      method,
      path: patternOf(url),
      status,
      ms: Math.round(performance.now() - started),
      bytes,
      ...(current.upstream.length > 0 ? { upstream: current.upstream } : {}),
    }),
  )
}

const UUID = /\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?=\/|$)/gi
const LONG = /\/[^/]{41,}(?=\/|$)/g

/** The path with ids as `:id`, so that lines of one page look alike and nobody is told by them. */
function patternOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(UUID, '/:id').replace(LONG, '/:id') : 'unreadable'
}

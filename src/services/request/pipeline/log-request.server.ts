import type { CurrentRequest } from '~/services/platform/log/current-request.server'
import { asRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import type { Sent } from './when-sent.server'

type Answered = Sent & { request: Request; current: CurrentRequest; milliseconds: number; route: string | null }

/** One line per request: by the pattern of its path, for what stands in an address may be anybody's name. */
export function logRequest({ request, current, milliseconds, status, bytes, route }: Answered) {
  asRequest(current, () =>
    logEvent('request', {
      method: request.method,
      path: route ?? 'unknown',
      status,
      ms: Math.round(milliseconds),
      bytes,
      ...(current.upstream.length > 0 ? { upstream: current.upstream } : {}),
    }),
  )
}

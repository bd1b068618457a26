import type { CurrentRequest } from '~/services/platform/log/current-request.server'
import { asRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import { socketsOf } from './node-request.server'

type Sent = { request: Request; response: Response; current: CurrentRequest; started: number }

/** One line per request, once its last byte is out; without the query, and with ids in the path left out. */
export function logWhenSent({ request, response, current, started }: Sent) {
  const { method, url } = request
  // asked now: a response that was sent has forgotten its own
  const { status } = response
  const sockets = socketsOf(request)
  const socket = sockets?.req.socket
  const before = socket?.bytesWritten ?? 0
  const write = () =>
    asRequest(current, () =>
      logEvent('request', {
        method,
        path: patternOf(url),
        status: sockets?.res?.headersSent ? sockets.res.statusCode : status,
        ms: Math.round(performance.now() - started),
        bytes: socket ? Math.max(0, socket.bytesWritten - before) : null,
        ...(current.upstream.length > 0 ? { upstream: current.upstream } : {}),
      }),
    )
  if (sockets?.res) sockets.res.once('close', write)
  else write()
}

const UUID = /\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?=\/|$)/gi
const LONG = /\/[^/]{41,}(?=\/|$)/g

/** The path with ids as `:id`, so that lines of one page look alike and nobody is told by them. */
function patternOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(UUID, '/:id').replace(LONG, '/:id') : 'unreadable'
}

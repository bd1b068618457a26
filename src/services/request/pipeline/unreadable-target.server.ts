import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { asRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import { INERT } from './finish.server'
import type { PipelineOptions } from './pipeline.server'

/** Node's own notice of a request, before any handler has it. */
const REQUEST = 'http.server.request.start'

type Settings = Pick<PipelineOptions, 'headers'>

/**
 * A request line with an address that is none is answered 400 by the server in front of the framework, with nothing
 * more: it gets the headers that every answer has. What is no HTTP at all is Node's to refuse, and ends the connection.
 */
export function followUnreadableTargets(options: () => Settings) {
  subscribe(REQUEST, (message) => {
    const { request, response }: { request?: unknown; response?: unknown } = Object(message)
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    if (isReadable(request.url ?? '')) return
    const requestId = randomUUID()
    for (const [name, value] of options().headers.fixed) response.setHeader(name, value)
    response.setHeader('cache-control', 'no-store')
    response.setHeader('content-security-policy', INERT)
    response.setHeader('x-request-id', requestId)
    asRequest({ requestId, upstream: [] }, () => logEvent('security.input-refused', { method: request.method }))
  })
}

/** As the server in front decides; everything else is the pipeline's. */
const isReadable = (target: string) =>
  target.startsWith('/') || target === '*' || (/^https?:/i.test(target) && URL.canParse(target))

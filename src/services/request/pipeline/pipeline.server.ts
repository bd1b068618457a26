import { randomUUID } from 'node:crypto'
import { isDatabaseAway } from '~/services/platform/database/away'
import { RETRY_SECONDS } from '~/services/platform/http/upstream-failed'
import { asRequest, type CurrentRequest } from '~/services/platform/log/current-request.server'
import { logEvent } from '~/services/platform/log/log.server'
import { within } from '~/services/platform/telemetry/telemetry.server'
import { bootMode } from '~/services/request/documents/boot/boot-mode'
import type { RequestContext } from '../context/context'
import { newNonce } from '../context/nonce.server'
import type { Admission } from './admission'
import { bodyLimit, withBoundedBody } from './body.server'
import { clientAddress } from './client-address.server'
import { finish } from './finish.server'
import { besideInspector } from './frames.server'
import { isHealth } from './health-paths'
import { requireKnownHost } from './host.server'
import { logRequest } from './log-request.server'
import { measureRequest, type PatternOf, requestSpan, routeOf } from './measure-request.server'
import { requireMethod } from './methods.server'
import { peerOf, rawTarget } from './node-request.server'
import { requireOwnOrigin } from './origin.server'
import { refusedByOverload } from './overload.server'
import { PAGE_PARAMETERS, requirePlainPath, requirePlainQuery, requireSingle } from './path.server'
import { type PlainWords, refusalAnswer } from './plain-answer.server'
import { PreviewRefusal, Refusal } from './refusal.server'
import type { SecurityHeaders } from './security-headers.server'
import { whenSent } from './when-sent.server'

export type PipelineOptions = {
  hosts: ReadonlySet<string>
  origins: ReadonlySet<string>
  /** counts the request against its limits: headers for the answer, or a refusal */
  count: (counted: { request: Request; path: string; address: string }) => Promise<Record<string, string>>
  trustedProxies: number
  headers: SecurityHeaders
  /** the pattern of a path, by which requests are logged and measured; null for one that is nobody's */
  patternOf?: PatternOf
  /** who begins when; absent: everybody at once */
  admission?: Admission
  /** what people are told whose request is not taken; absent: one plain sentence */
  words?: PlainWords
  /** what answers in the end: the document cache and the framework */
  answer: (request: Request, context: RequestContext) => Promise<Response>
}

/** The browser's own reports of our policy: sent by no page, so they name no origin, and they change nothing. */
const WITHOUT_ORIGIN = ['/api/csp-report']
/** Files of the build (file-middleware.server.ts). */
const FILES = /^\/assets(?:\/|$)/

/**
 * Everything but files that are there comes in here (security.md E): host, method, address, rate, origin and size are checked
 * in this order, cheapest first, before the framework sees a request; every answer leaves with the same headers and
 * one line in the log.
 */
export function createPipeline(options: PipelineOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const current: CurrentRequest = { requestId: randomUUID(), upstream: [] }
    const started = performance.now()
    const nonce = newNonce()
    const { admission, headers: security, words } = options
    const { requestId } = current
    const refusal = admission ? await refusedByOverload(admission, request) : null
    if (refusal) {
      const response = refusalAnswer({ refusal, request, words, nonce, requestId }, 'busy')
      // no line for each: thousands come in a second
      return finish({ request, response, nonce, requestId, security })
    }
    const span = requestSpan({ request, current, trustedProxies: options.trustedProxies })
    const handling = () => handle({ options, request, nonce, requestId })
    const response = await asRequest(current, () => within(span, handling))
    const finished = finish({ request, response, nonce, requestId, security })
    whenSent(request, finished, async (sent) => {
      const milliseconds = performance.now() - started
      const route = await routeOf({ request, current, patternOf: options.patternOf })
      logRequest({ ...sent, request, current, milliseconds, route })
      measureRequest({ ...sent, request, milliseconds, span, route })
    })
    return finished
  }
}

type Incoming = { options: PipelineOptions; request: Request; nonce: string; requestId: string }

async function handle(incoming: Incoming): Promise<Response> {
  const { options, request } = incoming
  try {
    requireKnownHost(request, options.hosts)
    requirePlainPath(request, rawTarget(request))
    const url = new URL(request.url)
    requireMethod(request.method, url.pathname)
    requirePlainQuery(url)
    requireSingle(url, PAGE_PARAMETERS)
    const context = contextOf(incoming)
    if (isHealth(url.pathname)) return await options.answer(request, context)
    const counted = await options.count({ request, path: url.pathname, address: context.address })
    // what is there has been answered before: a file that is missing is never a page, nor anybody's
    if (FILES.test(url.pathname)) throw new Refusal(404)
    if (!WITHOUT_ORIGIN.includes(url.pathname)) requireOwnOrigin(request, options.origins)
    const beside = besideInspector(request)
    if (beside) return new Response(null, { status: 302, headers: { location: beside } })
    const answer = await options.answer(await withBoundedBody(request, bodyLimit(url.pathname)), context)
    for (const [name, value] of Object.entries(counted)) answer.headers.set(name, value)
    return answer
  } catch (error) {
    return refusalOf(error, incoming)
  }
}

function contextOf({ options, request, nonce, requestId }: Incoming): RequestContext {
  const forwarded = request.headers.get('x-forwarded-for')
  const address = clientAddress({ peer: peerOf(request), forwarded, hops: options.trustedProxies })
  return { nonce, requestId, address, boot: bootMode(request) }
}

const EVENT_OF = {
  400: 'security.input-refused',
  403: 'security.origin-refused',
  413: 'security.body-refused',
  421: 'security.host-refused',
  429: 'security.limit-reached',
} as const

function refusalOf(error: unknown, { options: { words }, request, nonce, requestId }: Incoming): Response {
  const refusal = error instanceof Refusal ? error : refusalOfFault(error)
  // a visitor who left is no error of ours
  if (refusal !== error && !request.signal.aborted) logEvent('request.crashed', { error })
  const { status } = refusal
  // that one has an event of its own
  const isOfPreview = refusal instanceof PreviewRefusal
  if (isNoted(status) && !isOfPreview) logEvent(EVENT_OF[status], { method: request.method })
  return refusalAnswer({ refusal, request, words, nonce, requestId })
}

const refusalOfFault = (error: unknown) =>
  isDatabaseAway(error) ? new Refusal(503, { 'retry-after': String(RETRY_SECONDS) }) : new Refusal(500)

const isNoted = (status: number): status is keyof typeof EVENT_OF => status in EVENT_OF

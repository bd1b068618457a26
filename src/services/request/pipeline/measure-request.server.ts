import type { CurrentRequest } from '~/services/platform/log/current-request.server'
import { isTelemetryOn, type OpenSpan, openSpan, time } from '~/services/platform/telemetry/telemetry.server'
import { isHealth } from './health-paths'
import type { Sent } from './when-sent.server'

/** A path's pattern, '/{-$lang}/products/$handle': never an id, for measurements have few different names. */
export type PatternOf = (path: string) => Promise<string | null>

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const CALL = '/_serverFn/'

type Asked = { request: Request; current: CurrentRequest; trustedProxies: number }

/** A request's span, where a collector is told; it goes on with the trace of a proxy that we trust, and of nobody else. */
export function requestSpan({ request, current, trustedProxies }: Asked): OpenSpan | null {
  if (!isTelemetryOn() || isHealth(pathOf(request))) return null
  const labels = { 'http.request.method': methodOf(request), 'playchart.request_id': current.requestId }
  const from = trustedProxies > 0 ? request.headers : null
  const span = openSpan({ name: methodOf(request), kind: 'server', labels, from })
  current.span = span
  return span
}

type Answered = Sent & {
  request: Request
  current: CurrentRequest
  started: number
  span: OpenSpan | null
  patternOf?: PatternOf
}

/** By method, route and status. */
export async function measureRequest({ request, current, started, status, span, patternOf }: Answered): Promise<void> {
  if (!isTelemetryOn()) return
  const seconds = (performance.now() - started) / 1000
  const error = status >= 500 ? String(status) : null
  const route = await routeOf({ path: pathOf(request), call: current.call, patternOf })
  const method = methodOf(request)
  const labels = { ...(route ? { 'http.route': route } : {}), 'http.response.status_code': status }
  span?.end({ name: route ? `${method} ${route}` : method, labels, error })
  const more = { 'http.request.method': method, ...(error ? { 'error.type': error } : {}) }
  time('http.server.request.duration', seconds, { ...labels, ...more })
}

type Path = { path: string; call: string | undefined; patternOf: PatternOf | undefined }

/** A server function is known by its name: its path is a number that every build draws anew. */
async function routeOf({ path, call, patternOf }: Path): Promise<string | null> {
  if (path.startsWith(CALL)) return CALL + (call ?? ':id')
  // a path that cannot be read has been refused, and has no pattern
  return (await patternOf?.(path).catch(() => null)) ?? null
}

const methodOf = ({ method }: Request) => (METHODS.includes(method) ? method : '_OTHER')

const pathOf = ({ url }: Request) => (URL.canParse(url) ? new URL(url).pathname : '/')

import type { CurrentRequest } from '~/services/platform/log/current-request.server'
import { isTelemetryOn, type OpenSpan, openSpan, time } from '~/services/platform/telemetry/telemetry.server'
import { isHealth } from './health-paths'
import type { Sent } from './when-sent.server'

/** A path's pattern, '/{-$lang}/products/$handle': never an id, for measurements have few different names. */
export type PatternOf = (path: string) => Promise<string | null>

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const CALL = '/_serverFn/'
const FILE = '/assets/'

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

type Answered = Sent & { request: Request; milliseconds: number; span: OpenSpan | null; route: string | null }

/** By method, route and status. */
export function measureRequest({ request, milliseconds, status, span, route }: Answered) {
  if (!isTelemetryOn()) return
  const error = status >= 500 ? String(status) : null
  const method = methodOf(request)
  const labels = { ...(route ? { 'http.route': route } : {}), 'http.response.status_code': status }
  span?.end({ name: route ? `${method} ${route}` : method, labels, error })
  const more = { 'http.request.method': method, ...(error ? { 'error.type': error } : {}) }
  time('http.server.request.duration', milliseconds / 1000, { ...labels, ...more })
}

type Routed = { request: Request; current: CurrentRequest; patternOf: PatternOf | undefined }

/**
 * What log and measurements call a request; null for what is at no address of ours. A server function is known by its
 * name: its path is a number that every build draws anew.
 */
export async function routeOf({ request, current, patternOf }: Routed): Promise<string | null> {
  const path = pathOf(request)
  if (isHealth(path)) return path
  if (path.startsWith(CALL)) return `${CALL}${current.call ?? ':id'}`
  if (path.startsWith(FILE)) return `${FILE}:file`
  // a path that cannot be read has been refused, and has no pattern
  return (await patternOf?.(path).catch(() => null)) ?? null
}

const methodOf = ({ method }: Request) => (METHODS.includes(method) ? method : '_OTHER')

const pathOf = ({ url }: Request) => (URL.canParse(url) ? new URL(url).pathname : '/')

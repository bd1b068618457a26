import { currentRequest } from '../log/current-request.server'
import { openSpan, time } from '../telemetry/telemetry.server'

type Call = { upstream: string; operation: string; request: Request }

/** One call with its retries, in the request's own line of the log, in its trace, and among the measurements. */
export function measureCall({ upstream, operation, request }: Call) {
  const started = performance.now()
  const labels = {
    'playchart.upstream': upstream,
    'playchart.operation': operation,
    'http.request.method': request.method,
    'server.address': new URL(request.url).hostname,
  }
  const span = openSpan({ name: `${upstream} ${operation}`, kind: 'client', labels })
  const note = (outcome: string) => {
    const ms = performance.now() - started
    currentRequest()?.upstream.push({ upstream, operation, ms: Math.round(ms), outcome })
  }
  const end = (result: Record<string, string | number>, error: string | null) => {
    time('http.client.request.duration', (performance.now() - started) / 1000, { ...labels, ...result })
    span?.end({ labels: result, error })
  }
  return {
    /** Those of the request, and the trace that the upstream goes on with. */
    headersOf: ({ headers }: Request): Headers =>
      span ? new Headers([...headers, ...Object.entries(span.headers)]) : headers,
    answered(status: number) {
      note(String(status))
      const error = status >= 400 ? String(status) : null
      end({ 'http.response.status_code': status, ...(error ? { 'error.type': error } : {}) }, error)
    },
    /** `cause` is of a fixed set; a caller who gave up is no failure of the upstream */
    failed(cause: string) {
      if (cause !== 'aborted') note('failed')
      end({ 'error.type': cause }, cause)
    },
  }
}

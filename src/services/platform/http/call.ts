import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel'
import { lateness } from '../clock/lateness'
import { logEvent } from '../log/log.server'
import { discard, readAtMost } from './body'
import { measureCall } from './measure-call.server'
import { Failed, type Policy } from './policy'

/** Speaks to one socket or one handler: `fetch` without its many forms. */
export type Fetch = (request: Request) => Promise<Response>

/** `operation` names the call in logs and timings (no ids); `isRepeatable` marks a POST that reads or carries a key. */
export type How = { operation?: string; isRepeatable?: boolean }

export type Caller = (request: Request, how?: How) => Promise<Response>

export const LONGEST_BODY = 2_000_000
const REPEATABLE = ['GET', 'HEAD', 'PUT', 'DELETE']

/** One upstream's calls under its policy. Throws `Failed`, or the caller's own abort. */
export function createCaller({
  upstream,
  send,
  policy,
  readMs,
  writeMs,
}: {
  upstream: string
  send: Fetch
  policy: Policy
  readMs: number
  writeMs: number
}): Caller {
  return async (request, { operation = request.method, isRepeatable = REPEATABLE.includes(request.method) } = {}) => {
    const isRead = ['GET', 'HEAD'].includes(request.method) || (request.method === 'POST' && isRepeatable)
    const late = lateness(isRead ? readMs : writeMs)
    const signal = AbortSignal.any([request.signal, late.signal])
    const measured = measureCall({ upstream, operation, request })
    const which = isRepeatable ? policy.repeatable : policy.once
    try {
      // read once: a copy per attempt would tee it each time
      const body = request.body ? await request.arrayBuffer() : undefined
      const headers = measured.headersOf(request)
      const answer = await which.execute(
        () => attempt({ send, request: new Request(request, { body, headers, signal }), signal }),
        signal,
      )
      measured.answered(answer.status)
      return answer
    } catch (error) {
      measured.failed(request.signal.aborted ? 'aborted' : causeOf(error))
      if (request.signal.aborted) throw error
      logEvent('upstream.failed', { upstream, operation, error })
      throw asFailed(error, signal)
    } finally {
      late.end()
    }
  }
}

async function attempt({ send, request, signal }: { send: Fetch; request: Request; signal: AbortSignal }) {
  const sending = send(request)
  const answer = await orAborted(sending, signal).catch((error: unknown) => {
    throw error instanceof Failed ? error : new Failed(reason(signal), { cause: error })
  })
  const { status, headers } = answer
  if (status >= 300 && status < 400 && status !== 304) throw new Failed('the answer is a redirect', { status })
  if (status === 429 || status >= 500) {
    discard(answer)
    throw new Failed(`status ${status}`, { status, retryAfterSeconds: secondsOf(headers.get('retry-after')) })
  }
  const bytes = await orAborted(readAtMost(answer, LONGEST_BODY), signal)
  return new Response(status === 204 || status === 304 ? null : bytes, { status, headers })
}

/** A handler in this process may ignore the signal; the call is aborted all the same. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Failed(reason(signal), { cause: signal.reason }))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

const reason = (signal: AbortSignal) => (signal.aborted ? 'no answer in time' : 'no connection')

function secondsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

/** Of a fixed set, for measurements: a status, or why no answer came. */
function causeOf(error: unknown): string {
  if (error instanceof Failed) return error.status ? String(error.status) : error.message
  if (error instanceof BrokenCircuitError) return 'breaker open'
  return error instanceof BulkheadRejectedError ? 'too many calls' : 'no answer'
}

function asFailed(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof Failed) return error
  if (error instanceof BrokenCircuitError) return new Failed('the upstream is left alone', { retryAfterSeconds: 5 })
  if (error instanceof BulkheadRejectedError) return new Failed('too many calls at once', { retryAfterSeconds: 1 })
  return signal.aborted ? new Failed(reason(signal), { cause: error }) : error
}

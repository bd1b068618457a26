import type { Outage } from '~/services/domain/result'
import { isDatabaseAway } from '../database/away'
import { currentRequest, type FailedStatus } from '../log/current-request.server'

/**
 * What cannot be made without an upstream that failed: a page is then answered 502 or 503, with the error page. A refusal
 * where none was to be expected is a wrong answer.
 */
export class UpstreamFailed extends Error {
  readonly outage: Outage
  constructor(upstream: string, error: Outage | { kind: string }) {
    const outage = isOutage(error) ? error : ({ kind: 'invalid', cause: error.kind } as const)
    super(`${upstream}: ${outage.kind} (${outage.cause})`)
    this.name = 'UpstreamFailed'
    this.outage = outage
  }
}

/** Where nobody says when it will be back: as long as a breaker stays open. */
export const RETRY_SECONDS = 5
/** A restart of the database, to whoever asked meanwhile. */
const DATABASE_AWAY: Outage = { kind: 'unreachable', cause: 'database', retryAfterSeconds: null }

/**
 * Notes that the page of this request lacks what it is about: its document says so by its status, and in words to whoever
 * has no scripts. Our database counts as one. Nothing is noted for an error of another kind.
 */
export function noteFailed(error: unknown) {
  const current = currentRequest()
  const outage = isDatabaseAway(error) ? DATABASE_AWAY : error instanceof UpstreamFailed ? error.outage : error
  if (current && isOutage(outage)) current.failed ??= failedStatusOf(outage)
}

function failedStatusOf(outage: Outage): FailedStatus {
  if (outage.kind === 'invalid') return { status: 502, retryAfterSeconds: null }
  return { status: 503, retryAfterSeconds: Math.max(1, outage.retryAfterSeconds ?? RETRY_SECONDS) }
}

const isOutage = (error: unknown): error is Outage =>
  typeof error === 'object' &&
  error !== null &&
  'kind' in error &&
  ['unreachable', 'invalid'].includes(String(error.kind))

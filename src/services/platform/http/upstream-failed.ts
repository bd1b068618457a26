import type { Outage } from '~/services/domain/result'

type AnyError = Outage | { kind: Exclude<string, Outage['kind']> }

/**
 * What cannot be made without an upstream that failed: a page is then answered 502 or 503, with the error page. A refusal
 * where none was to be expected is a wrong answer.
 */
export class UpstreamFailed extends Error {
  readonly outage: Outage
  constructor(upstream: string, error: AnyError) {
    const outage = isOutage(error) ? error : ({ kind: 'invalid', cause: error.kind } as const)
    super(`${upstream}: ${outage.kind} (${outage.cause})`)
    this.name = 'UpstreamFailed'
    this.outage = outage
  }
}

const isOutage = (error: AnyError): error is Outage => error.kind === 'unreachable' || error.kind === 'invalid'

/** How a document without it is answered (security.md B): 502 after a wrong answer, 503 with Retry-After after none. */
export type FailedStatus = { status: 502; retryAfterSeconds: null } | { status: 503; retryAfterSeconds: number }

/** Where the upstream does not say when it will be back: as long as its breaker stays open. */
const RETRY_SECONDS = 5

/** Null for any other error. */
export function failedStatusOf(error: unknown): FailedStatus | null {
  if (!(error instanceof UpstreamFailed)) return null
  const { outage } = error
  if (outage.kind === 'invalid') return { status: 502, retryAfterSeconds: null }
  return { status: 503, retryAfterSeconds: Math.max(1, outage.retryAfterSeconds ?? RETRY_SECONDS) }
}

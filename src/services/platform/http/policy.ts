import {
  type BulkheadPolicy,
  bulkhead,
  CircuitState,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  type IPolicy,
  retry,
  SamplingBreaker,
  wrap,
} from 'cockatiel'

/** A call that did not come back as documented; a retry may help. */
export class Failed extends Error {
  readonly retryAfterSeconds: number | null
  readonly status: number | null
  constructor(message: string, { retryAfterSeconds = null, status = null, cause }: FailedOptions = {}) {
    super(message, { cause })
    this.name = 'Failed'
    this.retryAfterSeconds = retryAfterSeconds
    this.status = status
  }
}
type FailedOptions = { retryAfterSeconds?: number | null; status?: number | null; cause?: unknown }

type PolicyOptions = {
  random: () => number
  onBreaker: (state: 'open' | 'closed') => void
}
export type Policy = {
  /** for calls that may be repeated without harm */
  repeatable: IPolicy
  once: IPolicy
  isOpen(): boolean
  /** lets calls through again, whatever has failed before */
  close(): void
}

const ATTEMPTS = 2
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 1000
const SOCKETS = 50
const QUEUE = 100
/** A retry costs ten calls, so that a failing upstream never gets more than a tenth on top (security.md E). */
const RETRY_COST = 10
const MOST_SAVED = 100

/**
 * Bulkhead, circuit breaker and retries of one upstream: fifty calls at once, no calls for five seconds once half of
 * twenty in ten seconds failed, and two retries with full jitter of a call that may be repeated.
 */
export function createPolicy({ random, onBreaker }: PolicyOptions): Policy {
  let saved = MOST_SAVED
  const isFailure = handleWhen((error) => error instanceof Failed)
  const isWorthAnother = handleWhen((error) => {
    if (!(error instanceof Failed) || (error.retryAfterSeconds ?? 0) * 1000 > LONGEST_WAIT_MS) return false
    if (saved < RETRY_COST) return false
    saved -= RETRY_COST
    return true
  })
  const breaker = circuitBreaker(isFailure, {
    halfOpenAfter: 5000,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 2 }),
  })
  // isolated is what is about to be closed by hand
  breaker.onBreak((reason) => {
    if (!('isolated' in reason)) onBreaker('open')
  })
  breaker.onReset(() => onBreaker('closed'))
  breaker.onSuccess(() => {
    saved = Math.min(MOST_SAVED, saved + 1)
  })
  const again = retry(isWorthAnother, {
    maxAttempts: ATTEMPTS,
    backoff: new DelegateBackoff(({ attempt, result }: { attempt: number; result?: unknown }) =>
      Math.max(random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt), askedWait(result)),
    ),
  })
  const crowd: BulkheadPolicy = bulkhead(SOCKETS, QUEUE)
  return {
    repeatable: wrap(again, breaker, crowd),
    once: wrap(breaker, crowd),
    isOpen: () => breaker.state === CircuitState.Open,
    close() {
      if (breaker.state !== CircuitState.Closed) breaker.isolate().dispose()
    },
  }
}

function askedWait(result: unknown): number {
  const isError = typeof result === 'object' && result !== null && 'error' in result
  return isError && result.error instanceof Failed ? (result.error.retryAfterSeconds ?? 0) * 1000 : 0
}

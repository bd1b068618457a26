import { AsyncLocalStorage } from 'node:async_hooks'
import { shared } from '../process/shared.server'
import type { OpenSpan } from '../telemetry/telemetry.server'

type UpstreamTiming = { upstream: string; operation: string; ms: number; outcome: string }

/** How a document is answered whose upstream failed (security.md B): 502 after a wrong answer, 503 with Retry-After after none. */
export type FailedStatus = { status: 502; retryAfterSeconds: null } | { status: 503; retryAfterSeconds: number }

/** The request that the current code runs for, available at any depth. */
export type CurrentRequest = {
  requestId: string
  upstream: UpstreamTiming[]
  /** its span, where traces are kept */
  span?: Pick<OpenSpan, 'traceId' | 'spanId'> | null
  /** the server function that it calls */
  call?: string
  /** an upstream without which its page cannot be made */
  failed?: FailedStatus
}

const storage = () => shared('current-request', () => new AsyncLocalStorage<CurrentRequest>())

export const currentRequest = (): CurrentRequest | undefined => storage().getStore()

export const asRequest = <T>(request: CurrentRequest, work: () => T): T => storage().run(request, work)

/** The first one: a function may call others. */
export function nameCall(name: string) {
  const current = currentRequest()
  if (current) current.call ??= name
}

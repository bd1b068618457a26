/** What a call answers: a value, or a refusal that the contract documents. A broken promise throws instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T) => ({ ok: true, value }) as const
export const refused = <E>(error: E) => ({ ok: false, error }) as const

/**
 * How an upstream failed when it did not answer as documented, ordered by where it happens.
 * `unreachable`: no answer within the deadline, connection refused or breaker open; a retry can help.
 * `invalid`: an answer that does not match its schema; a retry does not help.
 */
export type Outage =
  | { kind: 'unreachable'; cause: string; retryAfterSeconds: number | null }
  | { kind: 'invalid'; cause: string }

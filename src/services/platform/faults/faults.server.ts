import { setTimeout as wait } from 'node:timers/promises'
import { shared } from '../process/shared.server'

/**
 * How an embedded upstream fails: with a status, late, by dropping the connection, with bytes that mean nothing, or
 * with half of its answer.
 */
export type FaultOutcome =
  | { kind: 'status'; status: number }
  | { kind: 'delay'; ms: number }
  | { kind: 'drop' }
  | { kind: 'garbage' }
  | { kind: 'partial' }

/** `operation` '*' means every operation of the upstream; `times` null means until the rule is removed. */
type FaultRule = { upstream: string; operation: string; outcome: FaultOutcome; times: number | null }

export type Faults = {
  add(rule: FaultRule): void
  list(): FaultRule[]
  clear(): void
  /** the first rule that matches, with one of its times spent */
  take(upstream: string, operation: string): FaultOutcome | null
}

export function createFaults(): Faults {
  let rules: FaultRule[] = []
  return {
    add: (rule) => rules.push({ ...rule }),
    list: () => rules.map((rule) => ({ ...rule })),
    clear: () => {
      rules = []
    },
    take(upstream, operation) {
      const rule = rules.find((each) => each.upstream === upstream && ['*', operation].includes(each.operation))
      if (!rule) return null
      if (rule.times !== null) rule.times -= 1
      rules = rules.filter(({ times }) => times === null || times > 0)
      return rule.outcome
    },
  }
}

/** The rules of this process, set through /upstream/qa/faults. */
export const faults = () => shared('faults', createFaults)

type Handler = (request: Request) => Promise<Response>
type Faulty = {
  upstream: string
  operationOf: (request: Request) => string | Promise<string>
  handler: Handler
  rules?: Faults
}

/** An embedded upstream that obeys the fault rules; it does not know about them itself. */
export function withFaults({ upstream, operationOf, handler, rules = faults() }: Faulty): Handler {
  return async (request) => {
    if (rules.list().length === 0) return handler(request)
    const outcome = rules.take(upstream, await operationOf(request))
    return outcome ? fail({ outcome, request, handler }) : handler(request)
  }
}

async function fail({ outcome, request, handler }: { outcome: FaultOutcome; request: Request; handler: Handler }) {
  switch (outcome.kind) {
    case 'status':
      return Response.json({ error: 'fault' }, { status: outcome.status, headers: retryAfter(outcome.status) })
    case 'delay':
      await wait(outcome.ms, undefined, { signal: request.signal })
      return handler(request)
    case 'drop':
      throw new TypeError('fetch failed', { cause: 'the connection was dropped by a fault rule' })
    case 'garbage':
      return new Response('\u0000<<< neither JSON nor HTML >>>', { headers: { 'content-type': 'application/json' } })
    case 'partial':
      return half(await handler(request))
  }
}

/** Longer than any client waits: a limited upstream is asked again by a person, not by a loop. */
const retryAfter = (status: number): Record<string, string> =>
  status === 429 || status === 503 ? { 'retry-after': '30' } : {}

async function half(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const headers = new Headers(whole.headers)
  headers.delete('content-length')
  return new Response(bytes.slice(0, Math.floor(bytes.length / 2)), { status: whole.status, headers })
}

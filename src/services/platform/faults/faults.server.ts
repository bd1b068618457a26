import { setTimeout as wait } from 'node:timers/promises'
import { shared } from '../process/shared.server'
import type { FaultOutcome, FaultPlace, FaultRule, KeptRule } from './faults.contract'
import { createLately, keyOf } from './lately'
import { createOvertaking } from './overtaking'

/** Counts one time of a rule where several processes count together; false: it has no time left. */
type Spend = (id: number) => Promise<boolean>

export type Faults = {
  add(rule: FaultRule): void
  list(): FaultRule[]
  /** the same with the ids of their rows */
  kept(): readonly KeptRule[]
  clear(): void
  /** calls back whenever no rule is left */
  whenCleared(run: () => void): void
  /** the rules as their table has them */
  replace(rules: readonly Required<KeptRule>[]): void
  spendBy(spend: Spend): void
  /** the first rule that matches, with one of its times spent */
  take(upstream: string, operation: string): Promise<FaultOutcome | null>
  /** calls that wait for later ones */
  overtaking: ReturnType<typeof createOvertaking>
  /** no call has to be looked at: there is no rule, and nobody wants to know what is called */
  isIdle(): boolean
  /** from now on what is called is remembered */
  watch(): void
  /** the operations that were called lately, the latest first */
  seen(): readonly FaultPlace[]
}

export function createFaults(): Faults {
  let rules: KeptRule[] = []
  let spend: Spend = async () => true
  const cleared: (() => void)[] = []
  const overtaking = createOvertaking()
  const lately = createLately()
  const forget = (gone: KeptRule) => {
    rules = rules.filter((rule) => rule !== gone)
  }
  const put = (next: readonly KeptRule[]) => {
    rules = next.map((rule) => ({ ...rule }))
    if (rules.length === 0) for (const run of cleared) run()
  }
  const find = (upstream: string, operation: string) =>
    rules.find((rule) => rule.upstream === upstream && ['*', operation].includes(rule.operation))
  return {
    add: (rule) => rules.push({ ...rule }),
    list: () => rules.map(({ id: _, ...rule }) => rule),
    ...{ kept: () => rules, overtaking, watch: lately.watch, seen: lately.seen },
    isIdle: () => rules.length === 0 && !overtaking.hasWaiting() && !lately.isWatched(),
    clear: () => put([]),
    whenCleared: (run) => cleared.push(run),
    replace: put,
    spendBy: (next) => {
      spend = next
    },
    async take(upstream, operation) {
      lately.note({ upstream, operation })
      for (let rule = find(upstream, operation); rule; rule = find(upstream, operation)) {
        if (rule.times === null) return rule.outcome
        // counted here first: a call that comes meanwhile finds one less
        rule.times -= 1
        if (rule.times <= 0) forget(rule)
        if (rule.id === undefined || (await spend(rule.id))) return rule.outcome
        forget(rule)
      }
      return overtaking.isAwaited(keyOf({ upstream, operation })) ? { kind: 'reordered' } : null
    },
  }
}

/** The rules that this process obeys, set through /upstream/qa/faults. */
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
    if (rules.isIdle()) return handler(request)
    const place = { upstream, operation: await operationOf(request) }
    const outcome = await rules.take(place.upstream, place.operation)
    return outcome ? fail({ outcome, request, handler, rules, place }) : handler(request)
  }
}

/** What a caller is left with that gets no answer it can use. */
export class FaultMet extends Error {}

type Work<T> = { upstream: string; operation: string; work: () => Promise<T>; rules?: Faults }

/**
 * The same for what is no handler of requests: an email, a charge, a flag. It rejects where a client would be left without
 * an answer; one that cannot be read comes of work that was done.
 */
export async function underFaults<T>({ upstream, operation, work, rules = faults() }: Work<T>): Promise<T> {
  const outcome = rules.isIdle() ? null : await rules.take(upstream, operation)
  if (outcome === null) return work()
  if (outcome.kind === 'reordered') return rules.overtaking.answer(keyOf({ upstream, operation }), { work })
  if (outcome.kind === 'delay') await wait(outcome.ms)
  if (outcome.kind !== 'status' && outcome.kind !== 'drop') {
    const answer = await work()
    if (outcome.kind === 'delay') return answer
  }
  throw new FaultMet(`${upstream} did not answer ${operation}: ${outcome.kind}, by a fault rule`)
}

type Failing = { outcome: FaultOutcome; request: Request; handler: Handler; rules: Faults; place: FaultPlace }

async function fail({ outcome, request, handler, rules, place }: Failing) {
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
    case 'malformed':
      return Response.json({ items: null, data: null })
    case 'reordered':
      return rules.overtaking.answer(keyOf(place), { work: () => handler(request), signal: request.signal })
    case 'answer':
      return Response.json(outcome.body, { status: outcome.status, headers: retryAfter(outcome.status) })
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

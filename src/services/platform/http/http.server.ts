import type { z } from 'zod'
import { type Outage, ok, type Result, refused } from '~/services/domain/result'
import { faults } from '../faults/faults.server'
import { currentRequest } from '../log/current-request.server'
import { logEvent } from '../log/log.server'
import { observe } from '../telemetry/telemetry.server'
import { type Caller, createCaller, type Fetch, type How } from './call'
import { otherAnswer } from './other-answer'
import { createPolicy, Failed } from './policy'
import { socketFetch } from './sockets'
import { type Query, urlBelow } from './url'

export type HttpOptions = {
  /** the upstream's name in logs, timings and fault rules */
  upstream: string
  /** the only place that this client ever asks; paths are below it */
  baseUrl: string
  /** an embedded handler; absent: a pool of sockets */
  fetch?: Fetch
  /** budget of a call with its retries, milliseconds: 3000 for reads and 8000 for writes unless given */
  deadlineMs?: { read?: number; write?: number }
  /** sent with every call: keys and versions */
  headers?: Record<string, string>
  /** how this protocol refuses: a 4xx in any other form is nobody's refusal, and an outage; absent: `refusal` looks itself */
  refusalForm?: z.ZodType
  random?: () => number
}

export type Call = How & {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** below baseUrl, starting with '/'; each id in it encoded by the caller */
  path: string
  query?: Query
  /** sent as JSON */
  body?: unknown
  headers?: Record<string, string>
  operation: string
  signal?: AbortSignal
}

/** What came back with a status from 200 to 499 (429 is an outage); `body` is parsed JSON, a text that is none, or null. */
export type Answer = { status: number; body: unknown; headers: Headers }

export type Http = {
  /** Any answer that the upstream gave on purpose, its 4xx included. */
  ask(call: Call): Promise<Result<Answer, Outage>>
  /** The body of a 2xx answer, parsed; `refusal` turns a documented 4xx into the contract's error. */
  read<S extends z.ZodType, E = never>(
    call: Call & { schema: S; refusal?: (answer: Answer) => E | null },
  ): Promise<Result<z.infer<S>, Outage | E>>
  /** For libraries that bring their own requests: the same policy. An outage throws `Failed`. */
  fetch: Caller
}

/**
 * An upstream behind deadline, retries, breaker and limits (security.md E, Outbound). It follows no redirect, asks no
 * other host than `baseUrl`'s, and reads at most 2 MB.
 */
export function createHttp(options: HttpOptions): Http {
  const { upstream, refusalForm } = options
  const base = new URL(options.baseUrl)
  const policy = createPolicy({
    random: options.random ?? Math.random,
    onBreaker: (state) => logEvent(`upstream.breaker-${state}`, { upstream }),
  })
  observe('playchart.upstream.breaker', upstream, () => [
    { value: policy.isOpen() ? 1 : 0, labels: { 'playchart.upstream': upstream } },
  ])
  // what QA has mended is not left alone any longer
  faults().whenCleared(policy.close)
  const caller = createCaller({
    upstream,
    policy,
    send: options.fetch ?? socketFetch(upstream),
    readMs: options.deadlineMs?.read ?? 3000,
    writeMs: options.deadlineMs?.write ?? 8000,
  })
  const ask = (call: Call) => answerOf({ caller, call, request: requestOf({ base, call, headers: options.headers }) })
  return {
    ask,
    read: async ({ schema, refusal, ...call }) => {
      const asking = await ask(call)
      if (!asking.ok) return asking
      return parsed({ answer: asking.value, schema, refusal, refusalForm, upstream, operation: call.operation })
    },
    fetch: async (request, how) => {
      if (new URL(request.url).origin !== base.origin) throw new Error(`${upstream} is asked only at ${base.origin}`)
      return caller(request, how)
    },
  }
}

function requestOf({ base, call, headers }: { base: URL; call: Call; headers?: Record<string, string> }): Request {
  const { method = 'GET', path, query, body, signal } = call
  const requestId = currentRequest()?.requestId
  return new Request(urlBelow({ base, path, query }), {
    method,
    redirect: 'error',
    signal,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(requestId ? { 'x-request-id': requestId } : {}),
      ...headers,
      ...call.headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

type Asked = { caller: Caller; call: Call; request: Request }

async function answerOf({ caller, call, request }: Asked): Promise<Result<Answer, Outage>> {
  try {
    const answer = await caller(request, call)
    return ok({ status: answer.status, headers: answer.headers, body: json(await answer.text()) })
  } catch (error) {
    if (!(error instanceof Failed) || call.signal?.aborted) throw error
    return refused({ kind: 'unreachable', cause: error.message, retryAfterSeconds: error.retryAfterSeconds })
  }
}

type Parsing<S extends z.ZodType, E> = {
  answer: Answer
  schema: S
  refusal?: (answer: Answer) => E | null
  refusalForm: z.ZodType | undefined
  upstream: string
  operation: string
}

function parsed<S extends z.ZodType, E>(parsing: Parsing<S, E>): Result<z.infer<S>, Outage | E> {
  const { answer, schema, refusal, refusalForm, upstream, operation } = parsing
  const isRefusal = answer.status >= 400 && (refusalForm?.safeParse(answer.body).success ?? true)
  const known = isRefusal ? (refusal?.(answer) ?? null) : null
  if (known !== null) return refused(known)
  const body = answer.status < 300 ? schema.safeParse(answer.body) : null
  if (body?.success) return ok(body.data)
  if (body) return refused(otherAnswer({ upstream, operation, said: body.error.message }))
  const cause = `status ${answer.status}`
  logEvent('upstream.invalid', { upstream, operation, cause })
  return refused({ kind: 'invalid', cause })
}

/** A text that is no JSON stays a text: no schema takes it, and the log shows what came. */
function json(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

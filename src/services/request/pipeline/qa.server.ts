import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { movableClock } from '~/services/platform/clock/clock.server'
import { env } from '~/services/platform/env/env.server'
import { faults } from '~/services/platform/faults/faults.server'
import { forgetAnswers } from '~/services/platform/lifecycle/forget-answers.server'
import { logEvent } from '~/services/platform/log/log.server'
import { qaKey } from '~/services/platform/secrets/qa-key.server'
import { readJson } from './body.server'
import { Refusal } from './refusal.server'

type Handler = (request: Request) => Promise<Response>

/** 404 when an upstream is hosted, 401 without the key in `x-qa-key`. Whoever has it may break everything, and QA does. */
export const forQa =
  (work: Handler): Handler =>
  async (request) => {
    if (!env().isEmbedded) throw new Refusal(404)
    if (!isSame(request.headers.get('x-qa-key') ?? '', qaKey())) {
      logEvent('security.qa-refused')
      throw new Refusal(401)
    }
    return work(request)
  }

function isSame(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A body by its schema: 422 with the first complaint, so that a test's author sees what is wrong. */
export async function readAs<S extends z.ZodType>(schema: S, request: Request): Promise<z.infer<S>> {
  const parsed = schema.safeParse(await readJson(request))
  if (!parsed.success) throw new Response(JSON.stringify({ error: z.prettifyError(parsed.error) }), { status: 422 })
  return parsed.data
}

const ms = z.number().int().min(0).max(60_000)
const Outcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.number().int().min(200).max(599) }),
  z.strictObject({ kind: z.literal('delay'), ms }),
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('garbage') }),
  z.strictObject({ kind: z.literal('partial') }),
])
const Rule = z.strictObject({
  upstream: z.string().min(1).max(64),
  operation: z.string().min(1).max(64).default('*'),
  outcome: Outcome,
  times: z.number().int().positive().nullable().default(null),
})

/** POST adds one rule, GET lists them, DELETE removes them all. */
export const faultRules = {
  add: forQa(async (request) => {
    faults().add(await readAs(Rule, request))
    // a kept answer would hide the fault
    forgetAnswers()
    return Response.json(faults().list(), { status: 201 })
  }),
  list: forQa(async () => Response.json(faults().list())),
  clear: forQa(async () => {
    faults().clear()
    return Response.json([])
  }),
}

const Move = z.union([
  z.strictObject({ set: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.number().int() }),
])

/** POST `{ set }` or `{ advanceMs }` moves the clock of this process, GET reads it, DELETE brings it back. */
export const clockMoves = {
  move: forQa(async (request) => {
    const move = await readAs(Move, request)
    if ('set' in move) movableClock().set(Date.parse(move.set))
    else movableClock().advance(move.advanceMs)
    forgetAnswers()
    return now()
  }),
  read: forQa(async () => now()),
  reset: forQa(async () => {
    movableClock().reset()
    forgetAnswers()
    return now()
  }),
}

const now = () =>
  Response.json({ now: new Date(movableClock().now()).toISOString(), offsetMs: movableClock().offsetMs() })

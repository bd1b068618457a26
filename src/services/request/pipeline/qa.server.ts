import { z } from 'zod'
import { movableClock } from '~/services/platform/clock/clock.server'
import { faults } from '~/services/platform/faults/faults.server'
import { logEvent } from '~/services/platform/log/log.server'
import { hasQa, qaState } from '~/services/platform/qa/qa-state.server'
import { hasQaKey } from '~/services/platform/secrets/qa-key.server'
import { bodyOf, type Control } from '~/services/platform/wire/control'
import { embedded } from '~/services/platform/wire/embedded.server'
import { forgetAnswers } from '~/services/request/documents/cache/forget-answers.server'
import { notAllowed, Refusal } from './refusal.server'

/**
 * What QA may do, by the last part of /upstream/qa/…: move the clock, add faults, and what each embedded upstream
 * offers. 404 when an upstream is hosted or nothing is demonstrated, 401 without the key in `x-qa-key`. Whoever has it may break everything.
 */
export async function answerQa(request: Request, name: string): Promise<Response> {
  if (!hasQa()) throw new Refusal(404)
  if (!hasQaKey(request.headers.get('x-qa-key') ?? '')) {
    logEvent('security.qa-refused')
    throw new Refusal(401)
  }
  const controls = { ...(await embedded()).controls, clock: clockControl, faults: faultsControl }
  const control = Object.entries(controls).find(([known]) => known === name)?.[1]
  if (!control) throw new Refusal(404)
  const work = Object.entries(control).find(([method]) => method === request.method)?.[1]
  return work ? work(request) : notAllowed(Object.keys(control).join(', '))()
}

const ms = z.number().int().min(0).max(60_000)
const Outcome = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.number().int().min(200).max(599) }),
  z.strictObject({ kind: z.literal('delay'), ms }),
  z.strictObject({ kind: z.literal('drop') }),
  z.strictObject({ kind: z.literal('garbage') }),
  z.strictObject({ kind: z.literal('partial') }),
  z.strictObject({ kind: z.literal('malformed') }),
])
const Rule = z.strictObject({
  upstream: z.string().min(1).max(64),
  operation: z.string().min(1).max(64).default('*'),
  outcome: Outcome,
  times: z.number().int().positive().max(1_000_000).nullable().default(null),
})

/** POST adds one rule, GET lists them, DELETE removes them all. */
const faultsControl: Control = {
  POST: async (request) => {
    const rule = await bodyOf(Rule, request)
    await (await qaState()).addRule(rule)
    // a kept answer would hide the fault
    forgetAnswers()
    return Response.json(faults().list(), { status: 201 })
  },
  GET: async () => {
    // other processes count, too
    await (await qaState()).read()
    return Response.json(faults().list())
  },
  DELETE: async () => {
    await (await qaState()).clearRules()
    return Response.json([])
  },
}

/** A hundred years at a time; beyond the calendar's end there is no date to answer. */
const MOST_MS = 100 * 365 * 86_400_000
const Move = z.union([
  z.strictObject({ set: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advanceMs: z.number().int().min(-MOST_MS).max(MOST_MS) }),
])

/** POST `{ set }` or `{ advanceMs }` moves the shop's clock, GET reads it, DELETE brings it back. */
const clockControl: Control = {
  POST: async (request) => {
    const move = await bodyOf(Move, request)
    const state = await qaState()
    if ('set' in move) await state.setClock(Date.parse(move.set))
    else await state.advanceClock(move.advanceMs)
    forgetAnswers()
    return now()
  },
  GET: async () => now(),
  DELETE: async () => {
    await (await qaState()).resetClock()
    forgetAnswers()
    return now()
  },
}

const now = () =>
  Response.json({ now: new Date(movableClock().now()).toISOString(), offsetMs: movableClock().offsetMs() })

import { z } from 'zod'
import { movableClock } from '~/services/platform/clock/clock.server'
import { qaState } from '~/services/platform/qa/qa-state.server'
import { bodyOf, type Control } from '~/services/platform/wire/control'
import { QA_WORDS } from '~/services/platform/wire/qa-words'
import { forgetAnswers } from '~/services/request/documents/cache/forget-answers.server'
import { takeSignInsAlong } from './take-sign-ins-along.server'

/** A hundred years at a time; beyond the calendar's end there is no date to answer. */
const MOST_MS = 100 * 365 * 86_400_000
const Move = z
  .strictObject({
    set: z.iso.datetime({ offset: true }).optional(),
    advanceMs: z.number().int().min(-MOST_MS).max(MOST_MS).optional(),
    keepSessions: z.boolean().default(false),
  })
  .refine(({ set, advanceMs }) => (set === undefined) !== (advanceMs === undefined), {
    error: QA_WORDS.setOrAdvance,
  })

/**
 * POST `{ set }` or `{ advanceMs }` moves the shop's clock, GET reads it, DELETE brings it back. With `keepSessions` (for
 * DELETE in the query) whoever is signed in stays so, for as long as was left.
 */
export const clockControl: Control = {
  POST: async (request) => {
    const { set, advanceMs = 0, keepSessions } = await bodyOf(Move, request)
    const at = set === undefined ? null : Date.parse(set)
    return moved({
      ms: at === null ? advanceMs : at - movableClock().now(),
      keepSessions,
      move: (state) => (at === null ? state.advanceClock(advanceMs) : state.setClock(at)),
    })
  },
  GET: async () => now(),
  DELETE: async (request) =>
    moved({
      ms: -movableClock().offsetMs(),
      keepSessions: new URL(request.url).searchParams.get('keepSessions') === 'true',
      move: (state) => state.resetClock(),
    }),
}

type State = Awaited<ReturnType<typeof qaState>>
type Moving = { ms: number; keepSessions: boolean; move: (state: State) => Promise<void> }

async function moved({ ms, keepSessions, move }: Moving): Promise<Response> {
  const steps = [async () => move(await qaState()), ...(keepSessions ? [() => takeSignInsAlong(ms)] : [])]
  // nobody's time is up in between: forward the sign-ins go first
  for (const step of ms > 0 ? steps.toReversed() : steps) await step()
  forgetAnswers()
  return now()
}

const now = () =>
  Response.json({ now: new Date(movableClock().now()).toISOString(), offsetMs: movableClock().offsetMs() })

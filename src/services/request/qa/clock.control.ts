import { z } from 'zod'
import { movableClock } from '~/services/platform/clock/clock.server'
import { bodyOf, type Control } from '~/services/platform/wire/control'
import { QA_WORDS } from '~/services/platform/wire/qa-words'
import { moveClock } from './move-clock.server'

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
    await moveClock(set === undefined ? { by: advanceMs } : { to: Date.parse(set) }, { keepSessions })
    return now()
  },
  GET: async () => now(),
  DELETE: async (request) => {
    const keepSessions = new URL(request.url).searchParams.get('keepSessions') === 'true'
    await moveClock('back', { keepSessions })
    return now()
  },
}

const now = () =>
  Response.json({ now: new Date(movableClock().now()).toISOString(), offsetMs: movableClock().offsetMs() })

import { movableClock } from '~/services/platform/clock/clock.server'
import { qaState } from '~/services/platform/qa/qa-state.server'
import { forgetAnswers } from '~/services/request/documents/cache/forget-answers.server'
import { takeSignInsAlong } from './take-sign-ins-along.server'

/** To an instant, by a distance, or back to the time of day; milliseconds. */
type Move = { to: number } | { by: number } | 'back'

/** Moves the shop's clock; with `keepSessions` whoever is signed in stays so, for as long as was left. */
export async function moveClock(move: Move, { keepSessions }: { keepSessions: boolean }): Promise<void> {
  const ms = distanceOf(move)
  const steps = [() => moved(move), ...(keepSessions ? [() => takeSignInsAlong(ms)] : [])]
  // nobody's time is up in between: forward the sign-ins go first
  for (const step of ms > 0 ? steps.toReversed() : steps) await step()
  forgetAnswers()
}

function distanceOf(move: Move): number {
  const clock = movableClock()
  if (move === 'back') return -clock.offsetMs()
  return 'to' in move ? move.to - clock.now() : move.by
}

async function moved(move: Move): Promise<void> {
  const state = await qaState()
  if (move === 'back') return state.resetClock()
  return 'to' in move ? state.setClock(move.to) : state.advanceClock(move.by)
}

import { shared } from '../process/shared.server'
import type { Clock } from './clock'

/** A clock that QA moves: it goes on ticking from where it was set (platform/qa keeps by how much). */
export type MovableClock = Clock & {
  /** Lets the clock show this instant (milliseconds since the epoch) now. */
  set(epochMs: number): void
  advance(ms: number): void
  reset(): void
  /** Lets the clock show so many milliseconds more than the time of day. */
  moveTo(offsetMs: number): void
  offsetMs(): number
}

export function createMovableClock(base: () => number = Date.now): MovableClock {
  let offset = 0
  return {
    now: () => base() + offset,
    set: (epochMs) => {
      offset = epochMs - base()
    },
    advance: (ms) => {
      offset += ms
    },
    reset: () => {
      offset = 0
    },
    moveTo: (offsetMs) => {
      offset = offsetMs
    },
    offsetMs: () => offset,
  }
}

/** The clock of this process: everything that asks for "now" on the server asks it. */
export const movableClock = () => shared('clock', () => createMovableClock())

import { setTimeout as wait } from 'node:timers/promises'
import { inTime } from '../clock/in-time'
import { shutdown } from '../process/shutdown.server'

/** What ends with the process: first the port, then what the application has opened. */
type Stopping = {
  graceMs: number
  /** Takes no further connection, and settles when the last request is answered; `true` cuts those off. */
  closePort(now: boolean): Promise<unknown>
  end(): Promise<void>
}

/** How long requests under way may take once the port is closed (security.md E). */
const WORK_MS = 20_000
/** Ctrl-C below `npm start` comes twice: from the terminal and from npm, which passes it on. */
const SAME_SIGNAL_MS = 500

/**
 * On SIGTERM /readyz answers 503 at once while everything else is served as before, so that a balancer looks elsewhere;
 * after the grace the port closes, requests under way end, and the process with them. SIGINT is a person at a terminal,
 * whom no balancer follows: no grace. A second signal ends the process at once.
 */
export function stopOnSignals(stopping: Stopping): void {
  let askedAt = 0
  const stop = async (graceMs: number) => {
    if (shutdown().isDraining) {
      if (performance.now() - askedAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    askedAt = performance.now()
    shutdown().isDraining = true
    await wait(graceMs)
    await inTime(stopping.closePort(false), { milliseconds: WORK_MS, otherwise: () => stopping.closePort(true) })
    await stopping.end()
  }
  process.on('SIGTERM', () => void stop(stopping.graceMs))
  process.on('SIGINT', () => void stop(0))
}

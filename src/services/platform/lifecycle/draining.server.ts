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

/**
 * On SIGTERM /readyz answers 503 at once while everything else is served as before, so that a balancer looks elsewhere;
 * after the grace the port closes, requests under way end, and the process with them. SIGINT is a person at a terminal,
 * whom no balancer follows: no grace. A second signal ends the process at once.
 */
export function stopOnSignals(stopping: Stopping): void {
  const stop = async (graceMs: number) => {
    if (shutdown().isDraining) process.exit(1)
    shutdown().isDraining = true
    await wait(graceMs)
    await inTime(stopping.closePort(false), { milliseconds: WORK_MS, otherwise: () => stopping.closePort(true) })
    await stopping.end()
  }
  process.on('SIGTERM', () => void stop(stopping.graceMs))
  process.on('SIGINT', () => void stop(0))
}

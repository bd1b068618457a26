import { subscribe } from 'node:diagnostics_channel'
import { setTimeout as wait } from 'node:timers/promises'
import { isUnreachable } from '../database/postgres'
import { CannotStart, isCannotStart } from '../env/cannot-start'
import { env } from '../env/env.server'
import { logEvent } from '../log/log.server'
import { closeEverything } from '../process/closing.server'
import { shutdown } from '../process/shutdown.server'
import { startup } from '../process/startup.server'
import { qaKey } from '../secrets/qa-key.server'
import { serviceToken } from '../secrets/secret.server'
import { type Embedded, embedded, provideEmbedded } from '../wire/embedded.server'
import { serveUpstreams } from '../wire/serve-upstreams.server'
import { announce, type Personas } from './announce.server'
import { refusedPort } from './listening.server'
import { startServiceJobs } from './service-jobs.server'

/** The exit code of a process that could not start as configured (sysexits: EX_CONFIG). */
const EX_CONFIG = 78
/** Node publishes here that listening failed. Nitro's server does not report it and would stay alive without a port. */
const LISTEN_FAILED = 'tracing:net.server.listen:error'
const LAST_MOMENT_MS = 200
const AGAIN_MS = 1000

/** What a process is made of: `src/nitro.ts` composes it. */
type Process = {
  /** opens the embedded upstreams; nobody calls it but `embedded()` */
  open: () => Promise<Embedded>
  /** started one after the other once the upstreams are open; the process is announced after the last */
  steps: readonly ((upstreams: Embedded) => Promise<void>)[]
  /** named in the terminal where everything is embedded */
  personas: Personas
  /** calls back when the server ends */
  onClose: (close: () => Promise<void>) => void
}

/** Starts the application with the server, and closes everything when the server ends. */
export function runProcess({ open, steps, personas, onClose }: Process): void {
  requireUsableSettings()
  process.once('uncaughtException', end)
  if (!import.meta.dev) subscribe(LISTEN_FAILED, (message) => endWithoutPort(refusedPort(message)))
  provideEmbedded(open)
  opened()
    .then((upstreams) => start(upstreams, [...steps, startServiceJobs, async () => announce(personas)]))
    .catch(refuseToStart)
  onClose(async () => {
    await closeEverything((name, error) => logEvent('lifecycle.close-failed', { name, error }))
    // a socket or timer of a library must not hold the process; in development the process is Vite's
    if (!import.meta.dev) setTimeout(() => process.exit(0), LAST_MOMENT_MS).unref()
  })
}

/** Before the port is opened with them: variables that are wrong, and secrets that are cut. */
function requireUsableSettings() {
  try {
    env()
    for (const secret of [qaKey, serviceToken]) secret()
  } catch (error) {
    refuseToStart(error)
  }
}

/** Tries a database that does not answer again for a while: it may be starting, too. */
async function opened(): Promise<Embedded> {
  const { DATABASE_WAIT_SECONDS } = env()
  const until = performance.now() + DATABASE_WAIT_SECONDS * 1000
  for (let isFirst = true; ; isFirst = false)
    try {
      return await embedded()
    } catch (error) {
      if (!isUnreachable(error) || shutdown().isDraining) throw error
      if (performance.now() > until) throw new CannotStart(`${error.message}: start it, or correct DATABASE_URL.`)
      if (isFirst) process.stderr.write(`${error.message}: it is tried again for ${DATABASE_WAIT_SECONDS} s.\n`)
      await wait(AGAIN_MS)
    }
}

/** Runs the steps of the start one after the other; a signal to stop ends it between two of them. */
async function start(upstreams: Embedded, steps: Process['steps']) {
  const { UPSTREAMS_PORT } = env()
  const serving = async () => UPSTREAMS_PORT && serveUpstreams({ upstreams, port: UPSTREAMS_PORT })
  for (const step of [serving, ...steps]) if (!shutdown().isDraining) await step(upstreams)
  startup().isDone = true
}

/** Nitro keeps a process alive after an uncaught exception, in an unknown state; ours closes and ends. */
async function end(error: unknown) {
  logEvent('lifecycle.crashed', { error })
  await closeEverything(() => undefined)
  process.exit(1)
}

/** At once, before the application starts any further; takeLock gives the data folder back. */
function endWithoutPort(line: string) {
  process.stderr.write(`\n${line}\n\n`)
  process.exit(1)
}

function refuseToStart(error: unknown) {
  // asked to stop meanwhile: what it was opening is closed by now
  if (shutdown().isDraining) return
  const isKnown = isCannotStart(error)
  // the line for the terminal says what to do; what it was concluded from is for those who look closer
  const cause = isKnown ? error.cause : error
  if (cause !== undefined) logEvent('lifecycle.start-failed', { error: cause })
  process.stderr.write(`\n${isKnown ? error.message : String(error)}\n\n`)
  if (!import.meta.dev) process.exit(EX_CONFIG)
}

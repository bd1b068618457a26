import { subscribe } from 'node:diagnostics_channel'
import { definePlugin } from 'nitro'
import { openEmbedded } from '~/services/upstreams/composition-root.server'
import { Locked } from '../database/lock'
import { env, InvalidEnv } from '../env/env.server'
import { logEvent } from '../log/log.server'
import { type Embedded, embedded, provideEmbedded } from '../wire/embedded.server'
import { serveUpstreams } from '../wire/serve-upstreams.server'
import { announce } from './announce.server'
import { closeEverything } from './closing.server'
import { followChanges } from './forget-answers.server'
import { refusedPort } from './listening.server'
import { startServiceJobs } from './service-jobs.server'
import { shared } from './shared.server'
import { startSweeps } from './sweeps.server'

/** The exit code of a process that could not start as configured (sysexits: EX_CONFIG). */
const EX_CONFIG = 78
/** Node says here that a port could not be had. Nitro's server tells nobody and would live on without one. */
const LISTEN_FAILED = 'tracing:net.server.listen:error'
const LAST_MOMENT_MS = 200

/** True from the first signal on: /readyz says so, so that a load balancer looks elsewhere. */
const lifecycle = () => shared('lifecycle', () => ({ isDraining: false }))

/** Starts the application when the server starts and closes it when the server ends. */
export default definePlugin((nitro) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      lifecycle().isDraining = true
    })
  process.once('uncaughtException', end)
  if (!import.meta.dev) subscribe(LISTEN_FAILED, (message) => endWithoutPort(refusedPort(message)))
  provideEmbedded(openEmbedded)
  embedded().then(open).catch(refuseToStart)
  nitro.hooks.hook('close', async () => {
    await closeEverything((name, error) => logEvent('lifecycle.close-failed', { name, error }))
    // a socket or timer of a library must not hold the process; in development the process is Vite's
    if (!import.meta.dev) setTimeout(() => process.exit(0), LAST_MOMENT_MS).unref()
  })
})

/** One thing after the other; whoever is told to stop meanwhile opens no further. */
async function open(upstreams: Embedded) {
  const { UPSTREAMS_PORT } = env()
  const serving = async () => UPSTREAMS_PORT && serveUpstreams({ upstreams, port: UPSTREAMS_PORT })
  const following = () => followChanges(upstreams.revisions)
  for (const step of [serving, following, startSweeps, startServiceJobs, announce])
    if (!lifecycle().isDraining) await step()
}

/** Nitro keeps a process alive whose state nobody knows any more; ours closes and ends. */
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
  // told to stop meanwhile: what it was opening is closed by now
  if (lifecycle().isDraining) return
  logEvent('lifecycle.start-failed', { error })
  const isOurs = error instanceof Locked || error instanceof InvalidEnv
  process.stderr.write(`\n${isOurs ? error.message : String(error)}\n\n`)
  if (!import.meta.dev) process.exit(EX_CONFIG)
}

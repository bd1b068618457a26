/*
 * The entry of the built server. Nitro's own closes the port on the first signal, while a balancer still sends here;
 * this one drains before, and gives the socket its limits.
 */
import { Server } from 'node:http'
import { useNitroApp as nitroApp, useNitroHooks as nitroHooks } from 'nitro/app'
import { serve } from 'srvx/node'
import { env } from '../env/env.server'
import { stopOnSignals } from './draining.server'

const IDLE_LOOK_MS = 100

// its plugins start the application, which refuses variables that cannot be used before these lines read them
const { fetch } = nitroApp()
const { HOST, PORT, SHUTDOWN_GRACE_SECONDS } = env()
const server = serve({ port: PORT, hostname: HOST, fetch, gracefulShutdown: false, silent: true })
const node = server.node?.server
if (!(node instanceof Server)) throw new Error('HTTP/1 is served: TLS ends at the balancer')

// how long a slow client may take (security.md T16); an idle connection outlives a proxy's, which would race for it
node.headersTimeout = 10_000
node.requestTimeout = 30_000
node.keepAliveTimeout = 65_000

stopOnSignals({
  graceMs: SHUTDOWN_GRACE_SECONDS * 1000,
  closePort: async (now) => {
    // a connection that falls idle meanwhile would else be kept open for its next request
    const idle = setInterval(() => node.closeIdleConnections(), IDLE_LOOK_MS)
    await server.close(now).finally(() => clearInterval(idle))
  },
  end: async () => nitroHooks().callHook('close'),
})

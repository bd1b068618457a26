import type { Server } from 'node:http'
import { socketsOf } from './node-request.server'

const known = new WeakSet<object>()

/**
 * How long the server waits for a slow client (security.md T16). The framework makes the server, so it is met on the
 * first request that it brings. An idle connection outlives a proxy's, which would else race for a closing one.
 */
export function applySocketTimeouts(request: Request) {
  const socket = socketsOf(request)?.req.socket
  // Node documents `socket.server` for connections that a server accepted; its types leave it out
  const { server } = { server: undefined, ...socket } as { server?: Server }
  if (!server || known.has(server)) return
  known.add(server)
  server.headersTimeout = 10_000
  server.requestTimeout = 30_000
  server.keepAliveTimeout = 65_000
}

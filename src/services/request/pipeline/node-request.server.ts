import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServerRequest } from 'srvx'

type Sockets = { req: IncomingMessage; res: ServerResponse | null }

/** Node's own objects behind a request; null in tests and where the server is not Node's. */
export function socketsOf(request: Request): Sockets | null {
  const node = isServed(request) ? request.runtime?.node : null
  // the library's types also know HTTP/2, which nobody speaks to us
  return node ? ({ req: node.req, res: node.res ?? null } as Sockets) : null
}

const isServed = (request: Request): request is ServerRequest => 'runtime' in request

export const peerOf = (request: Request) => socketsOf(request)?.req.socket.remoteAddress ?? null

/** The request line's own text: a URL object has already resolved dots and backslashes. */
export const rawTarget = (request: Request) => socketsOf(request)?.req.url ?? null

import { socketsOf } from './node-request.server'

export type Sent = { status: number; bytes: number | null }

/** Calls back once the last byte of an answer is out, or its reader gone. */
export function whenSent(request: Request, response: Response, then: (sent: Sent) => unknown) {
  // asked now: a response that was sent has forgotten its own
  const { status } = response
  const sockets = socketsOf(request)
  const socket = sockets?.req.socket
  const before = socket?.bytesWritten ?? 0
  const end = () =>
    then({
      status: sockets?.res?.headersSent ? sockets.res.statusCode : status,
      bytes: socket ? Math.max(0, socket.bytesWritten - before) : null,
    })
  if (sockets?.res) sockets.res.once('close', end)
  else end()
}

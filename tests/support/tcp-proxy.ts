import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../../scripts/server/free-port'

/** A server seen over a line that can be cut, as if it were killed, or held, as if it hung. */
export type TcpProxy = {
  port: number
  cut(): Promise<void>
  mend(): Promise<void>
  hold(): void
  release(): void
}

export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  let isHeld = false
  const accept = (incoming: Socket) => {
    const outgoing = connect(target)
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.on('close', () => sockets.delete(from))
    }
    if (isHeld) hold()
  }
  const hold = () => {
    isHeld = true
    for (const socket of sockets) socket.unpipe().pause()
  }
  const cut = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  const mend = async () => {
    server = await listening(accept, port)
  }
  let server: Server = await listening(accept, port)
  return {
    port,
    cut,
    mend,
    hold,
    // what was held is gone, as after a restart
    release: () => {
      isHeld = false
      for (const socket of sockets) socket.destroy()
    },
  }
}

const listening = (accept: (socket: Socket) => void, port: number) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer(accept).once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

import { connect, createServer, type Socket } from 'node:net'

export type HeldLine = {
  port: number
  /** From now on no byte goes through, either way; connections stay open, and new ones are accepted. */
  hold(): void
  /** Everything that was held goes on. */
  release(): void
  /** How many have come so far. */
  accepted(): number
  close(): Promise<void>
}

/** A server seen over a line that falls silent and goes on, as a process does that is stopped and continued. */
export async function openLine(target: { host: string; port: number }): Promise<HeldLine> {
  const sockets = new Set<Socket>()
  let isHeld = false
  let accepted = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    if (isHeld) socket.pause()
  }
  const server = createServer((near) => {
    accepted += 1
    const far = connect(target)
    far.pipe(near)
    near.pipe(far)
    for (const socket of [near, far]) keep(socket)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const)
      socket.once('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    hold() {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    release() {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    accepted: () => accepted,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** The same URL by way of the line. */
export function through(url: string, { port }: Pick<HeldLine, 'port'>): string {
  const by = new URL(url)
  by.host = `127.0.0.1:${port}`
  return by.href
}

export const addressOf = (url: string) => {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port || 5432) }
}

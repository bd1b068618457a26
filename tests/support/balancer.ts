import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Node = { port: number }

/** How often a balancer asks each node whether it is ready. */
const LOOK_MS = 250
/** How long it waits for the answer. */
const PATIENCE_MS = 2000

/**
 * A balancer as operators have one: it sends each request to the next node that was ready when it was last asked, keeps
 * connections open, and tries nothing twice. 502 where a node did not answer.
 */
export async function startBalancer(nodes: () => readonly Node[]) {
  const ready = new Set<number>()
  let turn = 0
  const look = () =>
    Promise.all(nodes().map(async ({ port }) => ((await isReady(port)) ? ready.add(port) : ready.delete(port))))
  const next = () => {
    const candidates = nodes().filter(({ port }) => ready.has(port))
    return candidates[turn++ % Math.max(1, candidates.length)]
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const server = createServer((asked, answer) => {
    const node = next()
    const refuse = () => answer.headersSent || answer.writeHead(502).end()
    if (!node) return refuse()
    const { method, url: path, headers } = asked
    const sent = request({ agent, host: '127.0.0.1', port: node.port, method, path, headers })
    sent.on('response', (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      came.pipe(answer)
      came.on('error', refuse)
    })
    sent.on('error', refuse)
    asked.pipe(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const looking = setInterval(look, LOOK_MS)
  await look()
  return {
    port: (server.address() as AddressInfo).port, // it listens on a port, not on a path
    async stop() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.ok === true
}

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, one of which could take a port between probe and use. */
const RANGE = [20_000, 32_000] as const
const ATTEMPTS = 100

/** A port on which nothing listens. Drawn by lot, so that processes which look at the same moment find different ones. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(...RANGE)
    if (await isFree(port)) return port
  }
  throw new Error(`no free port among ${ATTEMPTS} between ${RANGE.join(' and ')}`)
}

/** On every address, for a name may lead to any of them. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

import { existsSync } from 'node:fs'
import { createServer, type Server as Listener } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seededPlace } from '../support/seeded'
import { NotStarted, PATIENCE_MS, startServer } from '../support/server'

let taken: Listener
let port: number
beforeEach(async () => {
  taken = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
})
afterEach(() => taken.close())

/** How a server ends that cannot have what it needs; it may have been ready for a moment. */
async function refusal(starting: Parameters<typeof startServer>[0]) {
  try {
    const server = await startServer(starting)
    return { code: await server.exited, logs: server.logs() }
  } catch (error) {
    if (error instanceof NotStarted) return error
    throw error
  }
}

test(
  'a port that is taken ends the process with 1 and one line that says what to do, and leaves no lock behind',
  async () => {
    const place = await seededPlace()
    const { code, logs } = await refusal({ port, place })
    expect(code).toBe(1)
    expect(logs.split('\n').filter((line) => line !== '')).toEqual([
      `Port ${port} is taken: stop what listens there, or choose another one with PORT=${port + 1}.`,
    ])
    expect(existsSync(join(place.dataDir, 'pg.lock'))).toBe(false)
    const next = await startServer({ place })
    expect(await next.stop()).toBe(0)
    await place.drop()
  },
  PATIENCE_MS,
)

test(
  'a taken port of the upstreams ends the process too, and the line names its variable',
  async () => {
    const { code, logs } = await refusal({ env: { UPSTREAMS_PORT: String(port) } })
    expect(code).toBe(1)
    expect(logs).toContain(`Port ${port} is taken: stop what listens there, or choose another one with UPSTREAMS_PORT=`)
  },
  PATIENCE_MS,
)

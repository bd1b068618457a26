import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { get as ask } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { ownState } from '../support/own-state'
import { raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { type Server, startServer } from '../support/server'

/** Two starts of a server on a busy machine. */
const PATIENCE_MS = 120_000

let server: Server

afterEach(() => server.kill())

const post = (path: string, body: object) =>
  raw(server, path, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json', 'x-qa-key': server.qaKey },
    body: JSON.stringify(body),
  })

test(
  'a request that was accepted is finished; then the process ends with 0',
  async () => {
    server = await startServer()
    await post('/upstream/qa/faults', { upstream: 'shopify', outcome: { kind: 'delay', ms: 1500 } })
    const slow = raw(server, '/products/the-play-kits/0-12-months', { headers: { accept: 'text/html' } })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const ended = server.stop()
    expect((await slow).status).toBe(200)
    expect(await ended).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'from the first signal on the server is not ready',
  async () => {
    server = await startServer()
    await post('/upstream/qa/faults', { upstream: 'shopify', outcome: { kind: 'delay', ms: 2000 } })
    const statuses: number[] = []
    // one connection, kept alive, that was there before the signal
    const slow = raw(server, '/products/the-play-kits/0-12-months', { headers: { accept: 'text/html' } })
    await new Promise((resolve) => setTimeout(resolve, 200))
    const ended = server.stop()
    await new Promise<void>((resolve) => {
      ask({ port: server.port, host: '127.0.0.1', path: '/readyz' }, (answer) => {
        statuses.push(answer.statusCode ?? 0)
        answer.resume()
        resolve()
      }).on('error', () => resolve())
    })
    await slow
    await ended
    // refused at the door or told so: never "ready"
    expect(statuses).not.toContain(200)
  },
  PATIENCE_MS,
)

test(
  'what was written is there after a kill',
  async () => {
    const state = await ownState()
    server = await startServer({ state })
    const { merchandiseId } = seededVariant()
    const added = await post('/api/cart/add', { lines: [{ merchandiseId, quantity: 3, attributes: [] }] })
    const cookie = String(added.headers['set-cookie']).split(';')[0] ?? ''
    const copy = await afterKill(server)
    server = await startServer({ dataDir: copy, state })
    const { text } = await raw(server, '/api/cart', { headers: { cookie } })
    expect(JSON.parse(text).cart).toMatchObject({ totalQuantity: 3 })
    await server.kill()
    rmSync(copy, { force: true, recursive: true })
    await state?.drop()
  },
  PATIENCE_MS,
)

/** The data folder as a killed server leaves it: copied while it stands still, for the folder goes with the server. */
async function afterKill(stopped: Server): Promise<string> {
  const copy = mkdtempSync(`${stopped.dataDir}-copy-`)
  stopped.signal('SIGSTOP')
  cpSync(stopped.dataDir, copy, { recursive: true })
  stopped.signal('SIGCONT')
  await stopped.kill()
  return copy
}

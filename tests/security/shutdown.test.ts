import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { raw } from '../support/raw-request'
import { seededPlace } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

let server: Server

afterEach(() => server.kill())

const ask = (path: string, method: string, body?: object) =>
  raw(server, path, {
    method,
    headers: { origin: server.url, 'content-type': 'application/json', 'x-qa-key': server.qaKey },
    body: JSON.stringify(body),
  })

const three = async () => ({
  lines: [{ merchandiseId: await seededVariant(server), quantity: 3, attributes: [] }],
})

/** Adds to a cart for which the shop takes `ms`; resolves once the shop has received the request. */
async function addUnderWay(ms: number) {
  const lines = await three()
  const outcome = { kind: 'delay', ms }
  await ask('/upstream/qa/faults', 'POST', { upstream: 'shopify', operation: 'cartCreate', times: 1, outcome })
  const asked = { isAnswered: false }
  const answer = ask('/api/cart/add?noredirect=1', 'POST', lines).finally(() => {
    asked.isAnswered = true
  })
  // a rule that is spent is no longer listed
  const rules = async () => JSON.parse((await ask('/upstream/qa/faults', 'GET')).text)
  await vi.waitFor(async () => expect(await rules()).toEqual([]), 10_000)
  return { answer, isAnswered: () => asked.isAnswered }
}

test(
  'a request that was accepted is finished; then the process ends with 0',
  async () => {
    server = await startServer()
    const { answer, isAnswered } = await addUnderWay(2000)
    expect(isAnswered()).toBe(false)
    const ended = server.stop()
    expect((await answer).status).toBe(200)
    expect(await ended).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'from the first signal on the server is not ready',
  async () => {
    server = await startServer()
    const { answer, isAnswered } = await addUnderWay(3000)
    // the connection is refused, or the answer says so
    const readiness = async () => (await raw(server, '/readyz').catch(() => null))?.status ?? 'refused'
    expect(await readiness()).toBe(200)
    const ended = server.stop()
    await vi.waitFor(async () => expect(await readiness()).not.toBe(200), { timeout: 10_000, interval: 10 })
    expect(isAnswered()).toBe(false)
    expect(await readiness()).not.toBe(200)
    await answer
    await ended
  },
  PATIENCE_MS,
)

test(
  'while it drains it serves as before, says that it is not ready, and ends when the time is over',
  async () => {
    // an answer that is asked for within the first 1.5 s is there before the process ends
    server = await startServer({ env: { SHUTDOWN_GRACE_SECONDS: '4' } })
    const status = async (path: string) => (await raw(server, path)).status
    const begun = performance.now()
    const ended = server.stop()
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(503), { timeout: 1500, interval: 50 })
    while (performance.now() - begun < 1500)
      expect([await status('/cart'), await status('/readyz')]).toEqual([200, 503])
    expect(await ended).toBe(0)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(4000)
  },
  PATIENCE_MS,
)

test(
  'somebody at the terminal waits for no balancer, and a second signal waits for nothing',
  async () => {
    server = await startServer({ env: { SHUTDOWN_GRACE_SECONDS: '30' } })
    const { answer } = await addUnderWay(20_000)
    const cutOff = expect(answer).rejects.toThrow()
    server.signal('SIGINT')
    await vi.waitFor(() => expect(raw(server, '/readyz')).rejects.toThrow(), { timeout: 5000, interval: 50 })
    await wait(1000)
    server.signal('SIGINT')
    expect(await server.exited).toBe(1)
    await cutOff
  },
  PATIENCE_MS,
)

test(
  'Ctrl-C, which npm passes on a moment later, is one signal: what is under way is answered, and the process ends with 0',
  async () => {
    server = await startServer()
    const { answer } = await addUnderWay(2000)
    server.signal('SIGINT')
    await wait(50)
    server.signal('SIGINT')
    expect((await answer).status).toBe(200)
    expect(await server.exited).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'what was written is there after a kill',
  async () => {
    const place = await seededPlace()
    server = await startServer({ place })
    const added = await ask('/api/cart/add?noredirect=1', 'POST', await three())
    expect(added.status).toBe(200)
    const cookie = String(added.headers['set-cookie']).split(';')[0] ?? ''
    await server.kill()
    server = await startServer({ place })
    const { text } = await raw(server, '/api/cart', { headers: { cookie } })
    expect(JSON.parse(text).cart).toMatchObject({ totalQuantity: 3 })
    await server.kill()
    await place.drop()
  },
  PATIENCE_MS,
)

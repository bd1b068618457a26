import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { asJson, raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

const DAY = 24 * 3_600_000
/** Within a second; the rest is for a busy machine. */
const SOON = { timeout: 2500, interval: 50 }

let place: Place
let servers: [Server, Server]

/** Two processes on one database. */
beforeAll(async () => {
  place = await seededPlace()
  servers = await Promise.all([startServer({ place }), startServer({ place })])
}, PATIENCE_MS)
afterEach(async () => {
  for (const name of ['faults', 'clock']) await qa(servers[0], name, 'DELETE')
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await place.drop()
})

async function qa(server: Server, name: string, method = 'GET', body?: object) {
  const headers = { ...asJson(server), 'x-qa-key': server.qaKey }
  const answer = await raw(server, `/upstream/qa/${name}`, { method, headers, body: body && JSON.stringify(body) })
  return JSON.parse(answer.text)
}
/** Of another product each time: no answer of an earlier call is repeated. */
function stockOf(server: Server) {
  product += 1
  return raw(server, `/api/inventory?productId=${product}&threshold=10`)
}
let product = 1
const offsetOf = async (server: Server) => (await qa(server, 'clock')).offsetMs

test('a fault is obeyed at once where it was set, by the other process within a second, and counted by both', async () => {
  const [here, there] = servers
  // a status that nobody asks again for: one call, one time
  const outcome = { kind: 'status', status: 400 }
  const good = (await stockOf(here)).status
  await qa(here, 'faults', 'POST', { upstream: 'shopify', outcome, times: 6 })
  expect((await stockOf(here)).status).toBe(502)
  await vi.waitFor(async () => expect((await stockOf(there)).status).toBe(502), SOON)
  const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => stockOf(turn % 2 ? here : there)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 502)).toHaveLength(4)
  expect(statuses.filter((status) => status === good)).toHaveLength(8)
  expect(await qa(there, 'faults')).toEqual([])
})

test('the clock is one for both, and for a process that starts later', { timeout: PATIENCE_MS }, async () => {
  const [here, there] = servers
  await qa(here, 'clock', 'POST', { advanceMs: 3 * DAY })
  expect(await offsetOf(here)).toBe(3 * DAY)
  await vi.waitFor(async () => expect(await offsetOf(there)).toBe(3 * DAY), SOON)
  await here.kill()
  servers = [await startServer({ place }), there]
  expect(await offsetOf(servers[0])).toBe(3 * DAY)
  await qa(servers[0], 'clock', 'DELETE')
  await vi.waitFor(async () => expect(await offsetOf(there)).toBe(0), SOON)
})

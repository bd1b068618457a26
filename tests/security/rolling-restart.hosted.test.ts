import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBalancer } from '../support/balancer'
import { BROWSER, raw } from '../support/raw-request'
import { emptyPlace, type Place } from '../support/seeded'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

const VISITORS = 8
const LEAST = 2000
const PATHS = ['/', '/products/kit-the-looker', '/cart', '/api/cart']

let place: Place
let servers: Server[] = []
let balancer: Awaited<ReturnType<typeof startBalancer>>

const start = (port?: number) =>
  startServer({
    place,
    port,
    env: {
      PUBLIC_ORIGIN: `http://localhost:${balancer.port}`,
      LIMITS_FACTOR: '100000',
      LOG_LEVEL: 'warn',
      SHUTDOWN_GRACE_SECONDS: '2',
    },
  })

beforeAll(async () => {
  place = await emptyPlace()
  balancer = await startBalancer(() => servers)
  servers = await Promise.all([start(), start()])
}, PATIENCE_MS)
afterAll(async () => {
  await balancer.stop()
  await Promise.all(servers.map((server) => server.kill()))
  await place.drop()
})

/** Each node is stopped as an orchestrator does it, and started again, while the other one serves. */
async function restartEach() {
  for (const [at, server] of servers.entries()) {
    expect(await server.stop()).toBe(0)
    servers[at] = await start(server.port)
    // until the balancer has seen it
    await wait(1000)
  }
}

test(
  'two nodes are restarted one after the other under load, and not one of 2000 requests fails',
  async () => {
    const counts = new Map<number, number>()
    const total = () => [...counts.values()].reduce((sum, count) => sum + count, 0)
    let isOver = false
    const visit = async () => {
      for (let turn = 0; !isOver; turn++) {
        const { status } = await raw(balancer, PATHS[turn % PATHS.length] ?? '/', { headers: BROWSER })
        counts.set(status, (counts.get(status) ?? 0) + 1)
      }
    }
    await wait(1000)
    const visits = Array.from({ length: VISITORS }, visit)
    do await restartEach()
    while (total() < LEAST)
    isOver = true
    await Promise.all(visits)
    expect(Object.fromEntries(counts)).toEqual({ 200: total() })
  },
  4 * PATIENCE_MS,
)

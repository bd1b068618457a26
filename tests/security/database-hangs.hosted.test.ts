import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '../../scripts/server/free-port'
import { addressOf, type HeldLine, openLine, through } from '../support/held-line'
import { asJson, BROWSER, raw } from '../support/raw-request'
import { type Place, seededPlace } from '../support/seeded'
import { seededVariant } from '../support/seeded-variant'
import { NotStarted, PATIENCE_MS, type Server, startServer } from '../support/server'
import { signInOver } from '../support/sign-in'

const ACCOUNT = '/account/subscriptions'
const ANSWERED_MS = 5000
/** More than the pool has connections. */
const MANY = 15
const LOCKED_MS = 12_000
/** A balancer answers in our place then. Each waits for a connection that another's query holds, and for its own. */
const BALANCER_MS = 9000
const SOON = { timeout: 10_000, interval: 100 }

let place: Place
let url: string

beforeAll(async () => {
  place = await seededPlace()
  if (!place.state?.variables.DATABASE_URL) throw new Error('no database server')
  url = place.state.variables.DATABASE_URL
}, PATIENCE_MS)
afterAll(() => place.drop())

const starting = (at: string, env: Record<string, string> = {}) =>
  startServer({ place, env: { DATABASE_URL: at, ...env } })

async function timed<T>(work: Promise<T>) {
  const started = performance.now()
  return { answer: await work, ms: performance.now() - started }
}

/** A server whose way to its database can be cut without a word. */
async function heldServer(work: (by: { server: Server; proxy: HeldLine }) => Promise<void>) {
  const proxy = await openLine(addressOf(url))
  const server = await starting(through(url, proxy))
  try {
    await work({ server, proxy })
  } finally {
    proxy.release()
    await server.stop()
    await proxy.close()
  }
}

/** Worth another try, and when. */
const COME_BACK = { status: 503, retryAfter: true }
const told = ({ status, headers }: Awaited<ReturnType<typeof raw>>) => ({
  status,
  retryAfter: Number(headers['retry-after']) > 0,
})

/** An add of one piece, of somebody without a cart. */
async function adding(server: Server) {
  const lines = [{ merchandiseId: await seededVariant(server), quantity: 1, attributes: [] }]
  const body = JSON.stringify({ lines })
  return () => raw(server, '/api/cart/add?noredirect=1', { method: 'POST', headers: asJson(server), body })
}

const readiness = async (server: Server) => (await raw(server, '/readyz')).status

test(
  'a database that falls silent: pages say so in five seconds with their request id, and all is well when it goes on',
  () =>
    heldServer(async ({ server, proxy }) => {
      const cookie = await signInOver(server, 'parent@playchart.test')
      const page = () => raw(server, ACCOUNT, { headers: { ...BROWSER, cookie } })
      const add = await adding(server)
      expect((await page()).status).toBe(200)
      proxy.hold()
      const asked = Array.from({ length: MANY }, () => [timed(page()), timed(add())]).flat()
      for (const { answer, ms } of await Promise.all(asked)) {
        expect(told(answer)).toEqual(COME_BACK)
        expect(ms).toBeLessThan(ANSWERED_MS)
      }
      const { answer, ms } = await timed(page())
      expect(ms).toBeLessThan(ANSWERED_MS)
      expect(answer.text).toContain(String(answer.headers['x-request-id']))
      expect(await readiness(server)).toBe(503)
      proxy.release()
      await vi.waitFor(async () => expect(await readiness(server)).toBe(200), SOON)
      const after = await Promise.all(Array.from({ length: MANY }, () => [page(), add()]).flat())
      expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]))
    }),
  PATIENCE_MS,
)

test(
  'a database that has gone: pages and interfaces say 503 and when to come back',
  () =>
    heldServer(async ({ server, proxy }) => {
      const cookie = await signInOver(server, 'parent@playchart.test')
      const page = () => raw(server, ACCOUNT, { headers: { ...BROWSER, cookie } })
      const add = await adding(server)
      const own = String((await add()).headers['set-cookie']).split(';')[0] ?? ''
      const cart = () => raw(server, '/api/cart', { headers: { cookie: own } })
      expect([await page(), await cart()].map(({ status }) => status)).toEqual([200, 200])
      await proxy.close()
      const answers = await Promise.all([page(), cart(), add(), page(), cart(), add()])
      expect(answers.map(told)).toEqual(answers.map(() => COME_BACK))
      // what looks for changes and for work goes on looking, and says so once
      await new Promise((resolve) => setTimeout(resolve, 5000))
      for (const event of ['database.changes-unseen', 'jobs.failed'])
        expect(server.lines().filter((line) => line.event === event).length).toBeLessThanOrEqual(2)
    }),
  PATIENCE_MS,
)

/** The most connections that a database has at any moment of some work, but for those of the test. */
async function mostConnections(work: () => Promise<unknown>): Promise<number> {
  const watch = new pg.Client({ connectionString: url, application_name: 'test' })
  await watch.connect()
  const counts: number[] = []
  let isOver = false
  const worked = work().finally(() => (isOver = true))
  while (!isOver) {
    const { rows } = await watch.query(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and application_name <> 'test'",
    )
    counts.push(rows[0].n)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await worked
  await watch.end()
  return Math.max(...counts)
}

test(
  'what visitors no longer wait for is given up by the server too: a process never has more than its 15 connections',
  async () => {
    const first = await starting(url)
    const second = await starting(url, { PUBLIC_ORIGIN: first.url, ALLOWED_HOSTS: 'localhost' })
    const servers = [first, second]
    const cookie = await signInOver(first, 'parent@playchart.test')
    const page = (server: Server) => raw(server, ACCOUNT, { headers: { ...BROWSER, cookie } })
    for (const server of servers) await vi.waitFor(async () => expect((await page(server)).status).toBe(200), SOON)
    const locker = new pg.Client({ connectionString: url, application_name: 'test' })
    await locker.connect()
    await locker.query('begin; lock table web.sessions in access exclusive mode')
    const until = performance.now() + LOCKED_MS
    const visit = async (server: Server) => {
      while (performance.now() < until) {
        const { answer, ms } = await timed(page(server))
        expect([answer.status >= 500, ms < BALANCER_MS]).toEqual([true, true])
      }
    }
    const visitors = Array.from({ length: 40 }, (_, turn) => servers[turn % 2] ?? first)
    expect(await mostConnections(() => Promise.all(visitors.map(visit)))).toBeLessThanOrEqual(30)
    await locker.query('rollback')
    await locker.end()
    for (const server of servers) await vi.waitFor(async () => expect((await page(server)).status).toBe(200), SOON)
    for (const server of servers) expect(await server.stop()).toBe(0)
  },
  PATIENCE_MS,
)

test(
  'a database that is late is tried again, with one line',
  async () => {
    const proxy = await openLine(addressOf(url))
    proxy.hold()
    const started = starting(through(url, proxy))
    await vi.waitFor(() => expect(proxy.accepted()).toBeGreaterThan(2), { timeout: 60_000, interval: 100 })
    proxy.release()
    const server = await started
    const said = server.logs().split('\n')
    expect(said.filter((line) => line.includes(`:${proxy.port} `))).toEqual([
      `PostgreSQL at 127.0.0.1:${proxy.port} does not answer (no answer in time): it is tried again for 60 s.`,
    ])
    expect(await server.stop()).toBe(0)
    await proxy.close()
  },
  PATIENCE_MS,
)

test(
  'a database that is not there, or does not want us, is refused with 78 and a plain line',
  async () => {
    const port = await freePort()
    const refused = async (at: string) => {
      const error: unknown = await starting(at, { DATABASE_WAIT_SECONDS: '1' }).catch((reason: unknown) => reason)
      if (!(error instanceof NotStarted)) throw error
      return {
        code: error.code,
        lines: error.logs.split('\n').filter((line) => line.startsWith('PostgreSQL') || line.includes('Error')),
      }
    }
    expect(await refused(through(url, { port }))).toEqual({
      code: 78,
      lines: [
        `PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED): it is tried again for 1 s.`,
        `PostgreSQL at 127.0.0.1:${port} does not answer (ECONNREFUSED): start it, or correct DATABASE_URL.`,
      ],
    })
    const nowhere = new URL(url)
    nowhere.pathname = '/nowhere'
    expect(await refused(nowhere.href)).toEqual({
      code: 78,
      lines: [`PostgreSQL at ${nowhere.host} refuses: database "nowhere" does not exist. Correct DATABASE_URL.`],
    })
  },
  PATIENCE_MS,
)

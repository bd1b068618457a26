import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../../scripts/server/free-port'
import { endProcess, type ServerProcess, startProcess, untilReady } from '../e2e/support/process'
import { onServer } from '../support/own-state'
import { emptyPlace, type Place } from '../support/seeded'
import { PATIENCE_MS } from '../support/server'

/** Beyond what a start on nothing takes: its lease ends after three seconds, what it has locked after ten. */
const OUTLIVED_MS = 20_000
/** After the first sign of it: among its migrations, between them and the seed, in the midst of the seed. */
const MOMENTS_MS = [0, 250, 700]

type Node = { process: ServerProcess; ready: Promise<void> }
const left: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of left.splice(0).reverse()) await end()
})

async function newPlace(): Promise<Place> {
  const place = await emptyPlace()
  left.push(place.drop)
  return place
}

async function startNode(place: Place): Promise<Node> {
  const port = await freePort()
  const process = startProcess({ dataDir: place.dataDir, port, variables: place.state?.variables })
  left.push(() => endProcess(process, 'SIGKILL'))
  const ready = untilReady(process, `http://127.0.0.1:${port}`)
  // one that is killed is not waited for
  ready.catch(() => undefined)
  return { process, ready }
}

const ask = (place: Place, statement: string) => onServer(place.state?.variables.DATABASE_URL ?? '', statement)
/** Somebody has begun: there is a schema, committed or about to be. */
const begun = async (place: Place) => {
  const { rows } = await ask(
    place,
    "select 1 from pg_stat_activity where state <> 'idle' and datname = current_database() and pid <> pg_backend_pid() union all select 1 from pg_namespace where nspname = 'drizzle'",
  )
  return rows.length > 0
}
const seededOnce = async (place: Place) => {
  const { rows } = await ask(
    place,
    'select count(*)::int as many, count(distinct user_uuid)::int as people from subscription_manager.subscriptions',
  )
  return rows[0]
}

async function begunAt(place: Place, momentMs: number): Promise<Node> {
  const node = await startNode(place)
  await expect.poll(() => begun(place), { timeout: 30_000, interval: 10 }).toBe(true)
  await wait(momentMs)
  return node
}

test.each(MOMENTS_MS)(
  'a process that is paused %i ms into its first start keeps no other one waiting, and starts when it goes on',
  async (moment) => {
    const place = await newPlace()
    const paused = await begunAt(place, moment)
    paused.process.child.kill('SIGSTOP')
    const other = await startNode(place)
    const since = performance.now()
    await other.ready
    expect(performance.now() - since).toBeLessThan(OUTLIVED_MS)
    const before = await seededOnce(place)
    paused.process.child.kill('SIGCONT')
    await paused.ready
    expect(await seededOnce(place)).toEqual(before)
  },
  PATIENCE_MS,
)

test.each(MOMENTS_MS)(
  'a process that is killed %i ms into its first start leaves the database to the next one within seconds',
  async (moment) => {
    const place = await newPlace()
    const killed = await begunAt(place, moment)
    await endProcess(killed.process, 'SIGKILL')
    const next = await startNode(place)
    const since = performance.now()
    await next.ready
    expect(performance.now() - since).toBeLessThan(OUTLIVED_MS)
  },
  PATIENCE_MS,
)

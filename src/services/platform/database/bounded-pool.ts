import pg from 'pg'
import { type Answering, createAnswering } from './answering'
import { isOutOfTime } from './away'
import { endUnderway } from './cancel'
import { untilCommitted } from './conflicts'
import { queryDeadline } from './deadline'

/** A free or a new connection comes in that time, or the visitor is told. */
const CONNECT_MS = 2000
const PROBE_MS = 500

type Asked = string | pg.QueryConfig

/** A pool in which no query waits longer than its deadline, and no connection stays that may be in the midst of one. */
export function boundedPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  const answering = createAnswering(() => probe(options))
  const connect = pool.connect.bind(pool)
  // of the overloads, those with callbacks and streams are used by nobody but the pool itself, hence the casts
  pool.query = ((asked: Asked, values?: unknown[]) =>
    untilCommitted(() =>
      noted(answering, async () => once(leased(await connect()), asked, values)),
    )) as typeof pool.query
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : noted(answering, async () => leased(await connect()))) as typeof pool.connect
  pool.on('connect', (client) => boundClient(client, answering))
  return pool
}

async function noted<T>(answering: Answering, work: () => Promise<T>): Promise<T> {
  await answering.require()
  try {
    return await work()
  } catch (error) {
    if (isOutOfTime(error)) answering.doubt()
    throw error
  }
}

const bounded = (asked: Asked) => ({
  ...(typeof asked === 'string' ? { text: asked } : asked),
  query_timeout: queryDeadline(),
})

async function once(client: pg.PoolClient, asked: Asked, values?: unknown[]) {
  try {
    return await client.query(bounded(asked), values)
  } finally {
    client.release()
  }
}

/** Those that are being ended: they go back to the pool, and make room in it, when they have. */
const ending = new WeakSet<pg.PoolClient>()

function boundClient(client: pg.PoolClient, answering: Answering) {
  // a connection that breaks while it is leased has no other listener; its query fails with the same error
  client.on('error', () => undefined)
  const query = client.query.bind(client)
  client.query = ((asked: Asked, values?: unknown[]) => {
    const answer = query(bounded(asked), values)
    answer.catch((error: unknown) => {
      if (!isOutOfTime(error) || ending.has(client)) return
      answering.doubt()
      // its answer may still come: nobody else gets this connection
      ending.add(client)
      void endUnderway(client)
    })
    return answer
  }) as typeof client.query // as above
}

/**
 * Drizzle does not give a connection back whose `begin` failed, and the limiter does so without a word on what happened:
 * one that has ended goes back by itself, once.
 */
function leased(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client)
  let isOut = true
  const giveBack = (error?: Error | boolean) => {
    if (!isOut || (ending.has(client) && !error)) return
    isOut = false
    client.off('end', broken)
    release(error)
  }
  const broken = () => giveBack(true)
  client.once('end', broken)
  client.release = giveBack
  return client
}

/** A refusal is an answer, too. */
async function probe(options: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError
  } finally {
    void client.end()
  }
}

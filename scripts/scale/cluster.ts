import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../server/postgres.mjs'
import { findBalancer, findPrograms } from '../server/programs.mjs'
import { startRedis } from '../server/redis.mjs'
import { startBalancer } from './balancer.ts'
import { createNode } from './node.ts'

/** What was acknowledged survives the end of each process, not of the machine: nothing of it outlives the run. */
const SURVIVES_PROCESSES = { fsync: 'off', synchronous_commit: 'on', full_page_writes: 'off' }

type Wanted = {
  nodes: number
  /** where the balancer listens */
  port: number
  /** further variables of every node */
  variables?: Record<string, string | undefined>
  tell?: (line: string) => void
}
export type Cluster = NonNullable<Awaited<ReturnType<typeof startCluster>>>

/**
 * PostgreSQL, Redis or Valkey, as many nodes of the built server as are wanted, and HAProxy in front of them, all on this
 * machine and with keys in common. Null, with a line that says what is missing, where a program is not here.
 */
export async function startCluster({ nodes: number, port, variables = {}, tell = () => undefined }: Wanted) {
  const [programs, haproxy] = [findPrograms(), findBalancer()]
  if (!programs || !haproxy) return null
  const folder = mkdtempSync(join(tmpdir(), 'playchart-scale-'))
  // another account's server lives below it
  chmodSync(folder, 0o711)
  const started: { stop: () => Promise<unknown> }[] = []
  const keep = <T extends { stop: () => Promise<unknown> }>(each: T): T => {
    started.unshift(each)
    return each
  }
  /** the balancer, the nodes together, and what they need */
  const stop = async () => {
    for (const each of started.splice(0)) await each.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const options = { ...programs, folder, detached: true }
    const postgres = keep(await startPostgres({ ...options, settings: SURVIVES_PROCESSES }))
    const redis = keep(await startRedis(options))
    const own = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, PUBLIC_ORIGIN: `http://localhost:${port}` }
    const env = { ...shared(), ...variables, ...own }
    const described = Array.from({ length: number }, (_, at) => ({
      name: `node-${at + 1}`,
      folder,
      variables: env,
      tell,
    }))
    const nodes = await Promise.all(described.map(createNode))
    keep({ stop: () => Promise.all(nodes.map((node) => node.stop())) })
    await Promise.all(nodes.map((node) => node.untilReady()))
    const publicHost = new URL(own.PUBLIC_ORIGIN).host
    keep(await startBalancer({ haproxy, folder, port, publicHost, nodes: nodes.map((node) => node.port) }))
    return { url: own.PUBLIC_ORIGIN, port, folder, nodes, postgres, redis, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** What every node must be told alike (README, "Several machines"). */
const shared = () => ({
  NODE_ENV: 'production',
  SECRET_KEY: randomBytes(32).toString('base64url'),
  QA_KEY: randomBytes(18).toString('base64url'),
  TRUSTED_PROXIES: '1',
})

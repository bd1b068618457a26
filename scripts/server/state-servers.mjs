import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from './postgres.mjs'
import { findPrograms } from './programs.mjs'
import { startRedis } from './redis.mjs'

/**
 * A PostgreSQL and a Redis or Valkey of their own for a run of tests: free ports, a temporary folder, nothing kept.
 * `settings` are PostgreSQL's. Null, with a line that says what is missing, where their programs are not here and cannot be installed.
 */
export async function startStateServers({ settings } = {}) {
  const programs = findPrograms()
  if (!programs) return null
  const folder = mkdtempSync(join(tmpdir(), 'playchart-servers-'))
  // another account's server lives below it
  chmodSync(folder, 0o711)
  const started = []
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const start of [startPostgres, startRedis]) started.push(await start({ ...programs, folder, settings }))
  } catch (error) {
    await stop()
    throw error
  }
  const [postgres, redis] = started
  return { variables: { DATABASE_URL: postgres.url, REDIS_URL: redis.url }, stop }
}

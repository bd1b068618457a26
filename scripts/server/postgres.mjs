import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { startDaemon } from './daemon.mjs'
import { freePort } from './free-port.ts'

const OWNER = 'playchart'
/** Nothing of it outlives the run, so nothing is synced. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * A PostgreSQL for one run: an empty cluster below `folder`, on the loopback address, everybody trusted. `settings`: as in
 * postgresql.conf; `restart` ends it with a signal and starts it again on what it has left.
 */
export async function startPostgres({ initdb, postgres, folder, settings: own = {}, ...options }) {
  const account = unprivileged()
  const home = join(folder, 'postgres')
  mkdirSync(home)
  if (account) chownSync(home, account.uid, account.gid)
  const data = join(home, 'cluster')
  // whoever starts a run has no say in its locale
  const cluster = ['-D', data, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(initdb, cluster, { ...account, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] })
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: home,
    max_connections: 300,
    ...THROW_AWAY,
    ...own,
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () => startDaemon(postgres, ['-D', data, ...args], { port, cwd: home, ...account, ...options })
  let daemon = await start()
  return {
    url: `postgres://${OWNER}@127.0.0.1:${port}/postgres`,
    data,
    stop: () => daemon.stop(),
    async restart(signal) {
      await daemon.stop(signal)
      daemon = await start()
    },
  }
}

/** PostgreSQL refuses to run as root: its own account is taken then, else nobody's. */
export function unprivileged() {
  if (userInfo().uid !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const ask = (flag) => execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    try {
      return { uid: Number(ask('-u')), gid: Number(ask('-g')) }
    } catch {
      // no such account
    }
  }
  return null
}

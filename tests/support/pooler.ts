import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDaemon } from '../../scripts/server/daemon.mjs'
import { freePort } from '../../scripts/server/free-port'
import { unprivileged } from '../../scripts/server/postgres.mjs'

const PROGRAM = '/usr/sbin/pgbouncer'

type Pooling = { url: string; folder: string; connections: number }
export type Pooler = { url: string; stop(): Promise<unknown> }

/** A pooler that gives a connection for one transaction, before a server that trusts everybody; its URL. */
export async function startPooler({ url, folder, connections }: Pooling): Promise<Pooler> {
  if (!existsSync(PROGRAM))
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pgbouncer'], { stdio: 'ignore' })
  const target = new URL(url)
  const [port, account, home] = [await freePort(), unprivileged(), join(folder, 'pgbouncer')]
  mkdirSync(home)
  const file = join(home, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
ignore_startup_parameters = options
`,
  )
  if (account) chownSync(home, account.uid, account.gid)
  const { stop } = await startDaemon(PROGRAM, [file], { port, cwd: home, ...account })
  target.port = String(port)
  return { url: target.href, stop }
}

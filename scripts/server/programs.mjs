import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where packages put PostgreSQL's programs, which are rarely in PATH. */
const POSTGRES = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/pgsql-*/bin']
const PACKAGES = ['postgresql', 'redis-server']
const INSTALL_MS = 300_000

/** Paths of initdb, postgres and redis; where they are missing, apt installs them. Null, with a line, when that fails. */
export function findPrograms() {
  const found = present() ?? installed()
  if (!found)
    console.error(`PostgreSQL and Redis or Valkey are not here (Debian: apt-get install ${PACKAGES.join(' ')}).`)
  return found
}

function present() {
  const initdb = first([...inPath('initdb'), ...POSTGRES.flatMap((folder) => globSync(`${folder}/initdb`))])
  const redis = first([...inPath('valkey-server'), ...inPath('redis-server')])
  return initdb && redis ? { initdb, postgres: initdb.replace(/initdb$/, 'postgres'), redis } : null
}

const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
const first = (paths) => paths.find((path) => existsSync(path))

function installed() {
  // no cluster and no service of the system starts: the programs are all that is wanted
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
  ])
    try {
      execFileSync('apt-get', args, { stdio: 'inherit', timeout: INSTALL_MS, env })
    } catch (error) {
      console.error(`apt-get ${args[0]}: ${error.message}`)
    }
  return present()
}

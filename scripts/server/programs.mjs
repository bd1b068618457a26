import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where packages put PostgreSQL's programs, which are rarely in PATH. */
const POSTGRES = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/pgsql-*/bin']
/** Debian's packages. */
const STATE = ['postgresql', 'redis-server']
const BALANCER = ['haproxy']
const INSTALL_MS = 300_000

/** Paths of initdb, postgres and redis; where they are missing, apt installs them. Null, with a line, when that fails. */
export function findPrograms() {
  const found = state() ?? installed(STATE, state)
  if (!found) console.error(`PostgreSQL and Redis or Valkey are not here (Debian: apt-get install ${STATE.join(' ')}).`)
  return found
}

/** The path of HAProxy, likewise. */
export function findBalancer() {
  const found = balancer() ?? installed(BALANCER, balancer)
  if (!found) console.error(`HAProxy is not here (Debian: apt-get install ${BALANCER.join(' ')}).`)
  return found
}

/** Debian's package puts it where only root looks for programs. */
const balancer = () => first([...inPath('haproxy'), '/usr/sbin/haproxy', '/usr/local/sbin/haproxy']) ?? null

function state() {
  const initdb = first([...inPath('initdb'), ...POSTGRES.flatMap((folder) => globSync(`${folder}/initdb`))])
  const redis = first([...inPath('valkey-server'), ...inPath('redis-server')])
  return initdb && redis ? { initdb, postgres: initdb.replace(/initdb$/, 'postgres'), redis } : null
}

const inPath = (name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
const first = (paths) => paths.find((path) => existsSync(path))

function installed(packages, present) {
  // no cluster and no service of the system starts: the programs are all that is wanted
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ])
    try {
      execFileSync('apt-get', args, { stdio: 'inherit', timeout: INSTALL_MS, env })
    } catch (error) {
      console.error(`apt-get ${args[0]}: ${error.message}`)
    }
  return present()
}

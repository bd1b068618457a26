import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startDaemon } from '../server/daemon.mjs'

const FOLDER = 'deploy/balancer'
/** In the committed file one name stands for all nodes. */
const NODES = /^( *)server-template node .*$/gm
/** How long requests under way may take before the balancer is ended all the same. */
const WORK_MS = 10_000

type Balancing = { haproxy: string; folder: string; port: number; publicHost: string; nodes: readonly number[] }

/** HAProxy as deploy/balancer/haproxy.cfg has it, in front of nodes on ports of this machine. */
export async function startBalancer({ haproxy, folder, port, publicHost, nodes }: Balancing) {
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, withNodes(readFileSync(join(FOLDER, 'haproxy.cfg'), 'utf8'), nodes))
  const env = { BIND: `127.0.0.1:${port}`, PUBLIC_HOST: publicHost }
  const daemon = await startDaemon(haproxy, ['-db', '-f', file], { port, cwd: FOLDER, env, detached: true })
  return {
    /** takes nothing new, and ends with its last request */
    async stop() {
      const ended = daemon.stop('SIGUSR1')
      const isLate = await Promise.race([ended.then(() => false), wait(WORK_MS, true, { ref: false })])
      if (isLate) await daemon.stop('SIGINT')
    },
  }
}

const withNodes = (configuration: string, ports: readonly number[]) =>
  configuration.replace(NODES, (_, indent: string) =>
    ports.map((port, at) => `${indent}server node${at + 1} 127.0.0.1:${port}`).join('\n'),
  )

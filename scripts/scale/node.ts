import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/free-port.ts'
import { FLAGS, VARIABLES } from '../server/server-node.ts'

const ENTRY = '.output/server/index.mjs'
const START_MS = 120_000
const LOOK_MS = 100
const AGAIN_MS = 1000
/** It cannot start as configured: another try would end the same way. */
const EX_CONFIG = 78

type Describing = {
  name: string
  folder: string
  variables: Record<string, string>
  /** what became of it, in a line */
  tell: (line: string) => void
}

/** One process of the shop with a port, a data folder and a log of its own. It is started again when it ends unasked. */
export async function createNode({ name, folder, variables, tell }: Describing) {
  const port = await freePort()
  const home = join(folder, name)
  mkdirSync(home)
  const log = createWriteStream(join(folder, `${name}.log`))
  const env = { ...VARIABLES, ...variables, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: home }
  let child: ChildProcess
  let isWanted = true
  let announced = ''

  const start = () => {
    child = spawn(process.execPath, [...FLAGS, ENTRY], {
      env,
      // a signal of the terminal is for whoever has started it
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        log.write(bytes)
        announced = (announced + String(bytes)).slice(-20_000)
      })
    const kill = () => child.kill('SIGKILL')
    process.once('exit', kill)
    child.once('exit', (code, signal) => {
      process.off('exit', kill)
      if (isWanted) void again(code, signal)
    })
  }
  const again = async (code: number | null, signal: NodeJS.Signals | null) => {
    const why = signal ?? `code ${code}`
    if (code === EX_CONFIG) return tell(`${name} ended (${why}), see ${folder}/${name}.log`)
    tell(`${name} ended (${why}) and is started again`)
    await wait(AGAIN_MS)
    if (isWanted) start()
  }
  start()
  return {
    name,
    port,
    /** what it has printed last */
    printed: () => announced,
    kill: () => child.kill('SIGKILL'),
    async untilReady() {
      for (const until = performance.now() + START_MS; performance.now() < until; await wait(LOOK_MS)) {
        if (child.exitCode !== null) break
        const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
        if (answer?.ok) return
      }
      throw new Error(`${name} did not start:\n${announced}`)
    },
    /** SIGINT: what is under way is answered, and nobody is waited for who would still send */
    async stop() {
      isWanted = false
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGINT')
        await ended
      }
      log.end()
    },
  }
}

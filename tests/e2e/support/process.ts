import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { FLAGS, VARIABLES } from '../../../scripts/server/server-node'

export const QA_KEY = 'qa-key-of-the-browser-tests'
const START_MS = 60_000

type Options = { dataDir: string; port: number; variables?: Record<string, string> }

/** The built server as an operator starts it: nothing of the environment that the tests run in changes it. */
export function startProcess({ dataDir, port, variables = {} }: Options) {
  const { PATH = '', HOME = '' } = process.env
  const output: string[] = []
  const child = spawn(process.execPath, [...FLAGS, '.output/server/index.mjs'], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      QA_KEY,
      LIMITS_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      SHUTDOWN_GRACE_SECONDS: '0',
      ...VARIABLES,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // a run that gives up must not leave its server behind
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const keep = (bytes: Buffer) => output.push(String(bytes))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { child, output }
}
export type ServerProcess = ReturnType<typeof startProcess>

/** Resolves when the server answers; rejects with what it said when it ends instead. */
export async function untilReady({ child, output }: ServerProcess, origin: string): Promise<void> {
  const deadline = Date.now() + START_MS
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(endingOf({ child, output }))
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error(`the server was not ready within ${START_MS} ms: ${output.join('')}`)
}

export async function endProcess({ child }: ServerProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** whether it still runs, and what it said */
export function endingOf({ child, output }: ServerProcess): string {
  const state = hasEnded(child) ? `ended (${child.signalCode ?? child.exitCode})` : 'runs'
  return `the server ${state}: ${output.join('')}`
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

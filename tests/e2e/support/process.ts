import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export const QA_KEY = 'qa-key-of-the-browser-tests'
const START_MS = 60_000

type Options = { dataDir: string; port: number; variables?: Record<string, string> }

/** The built server as an operator starts it: what a test runner leaves in the environment must not change it. */
export function startProcess({ dataDir, port, variables = {} }: Options) {
  const { CI, TEST, VITEST, NODE_OPTIONS, ...inherited } = process.env
  const output: string[] = []
  const child = spawn(process.execPath, ['.output/server/index.mjs'], {
    env: {
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      QA_KEY,
      LIMITS_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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
    if (hasEnded(child)) throw new Error(`the server ended: ${output.join('')}`)
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

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

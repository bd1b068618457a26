import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { freePort } from '../../scripts/server/free-port'
import { FLAGS, VARIABLES } from '../../scripts/server/server-node'
import { type Place, seededPlace } from './seeded'

/** The build of this repository, or another one that is to be looked at. */
const ENTRY = process.env.SERVER_ENTRY ?? '.output/server/index.mjs'
const QA_KEY = 'a-key-that-only-tests-know'
const START_MS = 60_000
/** What a test may take that starts servers on a busy machine. */
export const PATIENCE_MS = 120_000

export type Server = {
  url: string
  port: number
  pid: number
  qaKey: string
  dataDir: string
  /** SIGTERM, as an orchestrator does; the exit code */
  stop(): Promise<number | null>
  /** SIGKILL: nothing is written any more */
  kill(): Promise<void>
  signal(signal: NodeJS.Signals): void
  exited: Promise<number | null>
  /** everything that it has printed so far */
  logs(): string
  /** the lines of its log among them */
  lines(): Record<string, unknown>[]
}

type Starting = {
  env?: Record<string, string>
  /** outlives the server; without one it has its own, seeded, which goes with it */
  place?: Pick<Place, 'dataDir' | 'state'>
  port?: number
  /** of another build than this repository's */
  entry?: string
  /** a program, and what it is told, that becomes the server */
  through?: readonly string[]
}

/** The server ended instead of becoming ready: with which code, and what it printed. */
export class NotStarted extends Error {
  readonly code: number | null
  readonly logs: string
  constructor(code: number | null, logs: string) {
    super(`the server ended at its start with ${code}:\n${logs}`)
    this.code = code
    this.logs = logs
  }
}

/** The built server with a data folder and a database of its own, once it is ready. */
export async function startServer({ env = {}, place, port: wanted, entry = ENTRY, through = [] }: Starting = {}) {
  if (!existsSync(entry)) throw new Error(`${entry} is missing: npm run build`)
  const port = wanted ?? (await freePort())
  const own = place ? { ...place, drop: async () => undefined } : await seededPlace()
  const variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: own.dataDir,
    QA_KEY,
    ...own.state?.variables,
    ...env,
  }
  const [program = process.execPath, ...rest] = [...through, process.execPath, ...FLAGS, entry]
  const child = spawn(program, rest, {
    env: { ...ownEnvironment(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // a test that gives up must not leave its server behind
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const server = handleOf({ child, port, dataDir: own.dataDir, cleanUp: own.drop })
  await ready(server, child)
  return server
}

/** Nothing of what the test runner itself is told goes along. No balancer waits here for a server to drain. */
function ownEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'info', SHUTDOWN_GRACE_SECONDS: '0', ...VARIABLES }
}

type Started = { child: ChildProcess; port: number; dataDir: string; cleanUp: () => Promise<void> }

function handleOf({ child, port, dataDir, cleanUp }: Started): Server {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += String(chunk)))
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve)).then(async (code) => {
    await cleanUp()
    return code
  })
  const signal = (name: NodeJS.Signals) => child.kill(name)
  return {
    url: `http://localhost:${port}`,
    port,
    pid: child.pid ?? 0,
    qaKey: QA_KEY,
    dataDir,
    exited,
    logs: () => printed,
    lines: () => linesIn(printed),
    signal,
    stop: () => {
      signal('SIGTERM')
      return exited
    },
    kill: async () => {
      signal('SIGKILL')
      await exited
    },
  }
}

async function ready(server: Server, child: ChildProcess) {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new NotStarted(await server.exited, server.logs())
    const answer = await fetch(`http://127.0.0.1:${server.port}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await server.kill()
  throw new Error(`the server was not ready in time:\n${server.logs()}`)
}

const linesIn = (printed: string) =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line))

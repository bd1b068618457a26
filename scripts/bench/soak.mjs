// npm run soak: mixed load for 30 minutes, or as many as are named; `--hosted` with a PostgreSQL and a Redis of its own.
// It fails where the process holds more memory than it may, or, in a quarter of an hour or more, still grows at the end.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../server/run.mjs'
import { startStateServers } from '../server/state-servers.mjs'
import { curve } from './curve.mjs'
import { startServer } from './server.mjs'
import { visitsTo } from './soak-visits.mjs'

const isHosted = process.argv.includes('--hosted')
const minutes = Number(process.argv.find((argument) => /^[\d.]+$/.test(argument)) ?? 30)
const kind = isHosted ? 'hosted' : 'embedded'
const LIMIT_MB = isHosted ? 300 : 600
/** Megabytes a minute in the second half: less is what garbage collection moves. */
const FLAT = 1
/** Before that a process is still getting warm: what it compiles and keeps grows by itself. */
const WARM_MINUTES = 15
const VISITORS = 6
/** Between two visits of one visitor. */
const PAUSE_MS = 50
const SAMPLE_MS = 5000
const REPORTS = 'reports'

const built = await run(process.execPath, ['scripts/start.mjs', '--build-only'])
if (built !== 0) process.exit(built)
mkdirSync(REPORTS, { recursive: true })
const dataDir = mkdtempSync(join(tmpdir(), 'playchart-soak-'))
const state = isHosted ? await startStateServers() : { variables: {}, stop: async () => undefined }
if (!state) process.exit(1)
const file = join(dataDir, 'soak.jsonl')
const probe = { NODE_OPTIONS: '--import=./scripts/bench/soak-probe.mjs', SOAK_FILE: file, SOAK_MS: String(SAMPLE_MS) }
const server = await startServer({ dataDir, variables: { ...state.variables, ...probe } })
try {
  report(await soak())
} finally {
  await server.stop()
  await state.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function soak() {
  const started = performance.now()
  const until = started + minutes * 60_000
  const counts = { requests: 0, failures: 0 }
  const visit = await visitsTo(server)
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (performance.now() < until) {
      await visit().then(
        (requests) => (counts.requests += requests),
        (error) => (counts.failures++ < 5 ? console.error(String(error).slice(0, 200)) : undefined),
      )
      await wait(PAUSE_MS)
    }
  })
  await Promise.all(visitors)
  return { samples: samplesIn(readFileSync(file, 'utf8')), ...counts }
}

function samplesIn(text) {
  const lines = text.trim().split('\n')
  return lines.map((line, index) => ({ minute: ((index + 1) * SAMPLE_MS) / 60_000, ...JSON.parse(line) }))
}

/** Megabytes a minute, by least squares. */
function slopeOf(samples) {
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const [x, y] = [mean(({ minute }) => minute), mean(({ rssMb }) => rssMb)]
  const over = samples.reduce((sum, { minute, rssMb }) => sum + (minute - x) * (rssMb - y), 0)
  return over / samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
}

function report({ samples, requests, failures }) {
  // the start, with the seed, is not what goes on
  const most = Math.max(...samples.filter(({ minute }) => minute > 1).map(({ rssMb }) => rssMb))
  const growth = slopeOf(samples.filter(({ minute }) => minute > minutes / 2))
  const result = { kind, minutes, limitMb: LIMIT_MB, mostMb: most, mbPerMinuteInSecondHalf: growth, requests, failures }
  const title = `RSS of one process, ${kind}: most ${most} MB, ${growth.toFixed(2)} MB a minute in the second half, ${requests} requests`
  const lines = [
    { name: 'RSS, MB', colour: '#1b6', of: ({ rssMb }) => rssMb },
    { name: 'heap, MB', colour: '#36c', of: ({ heapUsedMb }) => heapUsedMb },
    { name: 'outside the heap, MB', colour: '#a3a', of: ({ externalMb }) => externalMb },
    { name: 'event loop p99, ms', colour: '#a63', of: ({ loopMs }) => loopMs },
  ]
  writeFileSync(`${REPORTS}/soak-${kind}.svg`, curve({ title, samples, lines, limit: LIMIT_MB }))
  writeFileSync(`${REPORTS}/soak-${kind}.json`, `${JSON.stringify({ ...result, samples }, null, 1)}\n`)
  console.log(JSON.stringify(result))
  const isGrowing = minutes >= WARM_MINUTES && growth > FLAT
  if (most > LIMIT_MB || isGrowing || failures > requests / 1000) process.exitCode = 1
}

// node scripts/bench/faults.mjs: every operation of every upstream × every way to fail, asked of the built server, into
// reports/faults.md. Ends with 1 where an answer is late, empty, a 500, or without words, where something was lost or done
// twice, or where the shop stays broken. Names of upstreams as arguments ask for these alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../server/run.mjs'
import { operationsOf } from './fault-operations.mjs'
import { startServer } from './server.mjs'

/** Longer than any client's budget: reads end after 3 s, writes after 8, a page after 5 (security.md E); the rest is slack. */
const DEADLINE_MS = { GET: 6500, POST: 10_000 }
/** A breaker stays open for five seconds. */
const RECOVERY_MS = 15_000
const OUTCOMES = {
  'slow 10 s': { kind: 'delay', ms: 10_000 },
  500: { kind: 'status', status: 500 },
  429: { kind: 'status', status: 429 },
  refused: { kind: 'drop' },
  garbage: { kind: 'garbage' },
  partial: { kind: 'partial' },
  malformed: { kind: 'malformed' },
}
const ONLY = process.argv.slice(2)

const built = await run(process.execPath, ['scripts/start.mjs', '--build-only'])
if (built !== 0) process.exit(built)
const dataDir = mkdtempSync(join(tmpdir(), 'playchart-faults-'))
const server = await startServer({ dataDir })
const rows = []
try {
  for (const operation of (await operationsOf(server)).filter(isWanted))
    for (const [name, outcome] of Object.entries(OUTCOMES)) rows.push(await row({ operation, name, outcome }))
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const bad = rows.filter(({ wrong }) => wrong !== '')
mkdirSync('reports', { recursive: true })
writeFileSync('reports/faults.md', report())
console.log(`${rows.length} answers, ${bad.length} wrong: reports/faults.md`)
process.exit(bad.length > 0 ? 1 : 0)

function isWanted({ upstream }) {
  return ONLY.length === 0 || ONLY.includes(upstream)
}

async function row({ operation, name, outcome }) {
  const { upstream, what, method = 'GET' } = operation
  await operation.begin?.()
  await server.qa('faults', 'POST', { upstream, operation: operation.operation ?? '*', outcome })
  const answer = await timed(operation)
  await server.qa('faults', 'DELETE')
  const recovered = await recovery(operation)
  const lost = (recovered !== null && (await operation.lost?.())) || ''
  const wrong = complaints({ ...answer, recovered, lost, deadline: DEADLINE_MS[method] })
  if (wrong.length > 0)
    console.log(`  ${upstream} · ${what} · ${name}: ${wrong.join(', ')} (${answer.status} ${answer.words})`)
  return { upstream, what, fault: name, ...answer, recovered, wrong: wrong.join(', ') }
}

async function timed(operation) {
  const began = performance.now()
  const answer = await operation.ask().catch((error) => ({ status: 0, headers: new Headers(), text: String(error) }))
  const words = wordsOf(answer)
  return { status: answer.status, ms: Math.round(performance.now() - began), size: answer.text.length, words }
}

/** Milliseconds until the same works again; null: it does not. */
async function recovery(operation) {
  const began = performance.now()
  while (performance.now() - began < RECOVERY_MS) {
    const answer = await operation.ask().catch(() => ({ status: 0 }))
    if (operation.works?.(answer) ?? answer.status === operation.good) return Math.round(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return null
}

function complaints({ status, ms, size, words, recovered, lost, deadline }) {
  return [
    ...(ms > deadline ? [`${ms} ms`] : []),
    ...(status === 0 ? ['no answer'] : []),
    ...(status === 500 ? ['500'] : []),
    ...(status >= 400 && words === '' ? ['no words'] : []),
    ...(status >= 400 && size === 0 ? ['empty'] : []),
    ...(/ZodError|invalid_type|Invalid input/.test(words) ? ['a parser’s words'] : []),
    ...(recovered === null ? ['stays broken'] : []),
    ...(lost === '' ? [] : [lost]),
  ]
}

/** What a person reads: the message of a JSON answer; of a page its heading and what is told below it. */
function wordsOf({ headers, text, result }) {
  // what a machine is told, which has words for each
  if (result) return result.ok ? String(result.value.status) : String(result.error.kind)
  if (headers.get('location')) return `to ${headers.get('location')}`
  if ((headers.get('content-type') ?? '').includes('json')) {
    const body = parsed(text)
    return String(body?.errorMessage ?? body?.error?.message ?? body?.error ?? body?.message ?? '')
  }
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(text) ?? []
  const [, told = ''] = /<noscript>(.*?)<\/noscript>/s.exec(text.slice(text.indexOf('<main'))) ?? []
  return `${plain(heading)} ${plain(told)}`.trim().slice(0, 160) || text.slice(0, 80)
}

function plain(html) {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')
    .trim()
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function report() {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  const head = ['upstream', 'operation', 'fault', 'status', 'ms', 'words shown', 'works again after, ms', 'wrong']
  const cells = rows.map((each) => [
    ...[each.upstream, each.what, each.fault, each.status, each.ms, each.words, each.recovered ?? '–', each.wrong],
  ])
  return [
    '# Faults × operations',
    '',
    `${rows.length} answers of the built server, ${bad.length} wrong. Made by scripts/bench/faults.mjs.`,
    '',
    line(head),
    line(head.map(() => '---')),
    ...cells.map(line),
    '',
  ].join('\n')
}

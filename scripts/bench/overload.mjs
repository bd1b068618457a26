// node scripts/bench/overload.mjs: three times more visitors than one process can serve, for a minute, then half as many
// (security.md L10). The server has the first core to itself and those who ask have the second; limits are the real ones.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../server/run.mjs'
import { arrivals } from './arrivals.mjs'
import { load } from './load.mjs'
import { startServer } from './server.mjs'

const KIT = '/products/kit-the-babbler'
/** A page that was kept, and one that is made for this visitor alone, for it has a cookie. */
const PAGES = { kept: { path: KIT }, rendered: { path: KIT, cookie: 'visitor=1' } }
const SECONDS = Number(process.argv[2] ?? 60)
const HEALTH_MS = 100
/** Enough for the peak to stay within the limits of each. */
const ADDRESSES = 500

const built = await run(process.execPath, ['scripts/start.mjs', '--build-only'])
if (built !== 0) process.exit(built)
const dataDir = mkdtempSync(join(tmpdir(), 'playchart-overload-'))
const server = await startServer({ dataDir, variables: { LIMITS_FACTOR: '1', TRUSTED_PROXIES: '1' } })
pin(server.pid, 0)
pin(process.pid, 1)
try {
  for (const [name, page] of Object.entries(PAGES)) await measure(name, page)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(name, { path, cookie }) {
  const asked = { url: server.url, path, cookie }
  const peak = (await load(server, path, { cookie, addresses: ADDRESSES })).perSecond
  const rss = server.rssMb()
  const health = askHealth()
  const over = await arrivals({ ...asked, perSecond: peak * 3, seconds: SECONDS })
  const most = await health.stop()
  const rssAfter = server.rssMb()
  const after = await arrivals({ ...asked, perSecond: peak / 2, seconds: SECONDS / 3 })
  const [served, refused] = [200, 503].map((status) => over.filter((one) => one.status === status))
  const others = over.length - served.length - refused.length
  const late = after.filter(({ status }) => status !== 200)
  const rows = [
    ['peak, 20 connections, 1/s', peak, '–'],
    ['asked at three times as many, 1/s', Math.round(over.length / SECONDS), peak * 3],
    ['served, % of peak', Math.round((served.length / SECONDS / peak) * 100), '≥ 80'],
    ['refused, p50 / p99, ms', times(refused), '50'],
    ['served, p50 / p99, ms', times(served), '–'],
    ['neither 200 nor 503', others, '0'],
    ['/readyz meanwhile, p50 / most, ms', most, '– / 250'],
    ['RSS before / after, MB', `${rss} / ${rssAfter}`, '≤ 2 ×'],
    ['at half of the peak: refused, the last after s', `${late.length}, ${lastOf(late)}`, '≤ 10 s'],
    ['at half of the peak, after 10 s, p50 / p99, ms', times(after.filter(({ at }) => at > 10_000)), '90 / 300'],
  ]
  console.log(`\n${name}`)
  for (const [label, figure, budget] of rows) console.log(`${label.padEnd(50)} ${String(figure).padEnd(14)} ${budget}`)
}

function askHealth() {
  const times = []
  let isOver = false
  const asking = (async () => {
    for (; !isOver; await wait(HEALTH_MS)) {
      const began = performance.now()
      await (await fetch(`${server.url}/readyz`)).arrayBuffer()
      times.push(performance.now() - began)
    }
  })()
  const stop = async () => {
    isOver = true
    await asking
    times.sort((a, b) => a - b)
    return `${Math.round(share(times, 0.5))} / ${Math.round(times.at(-1))}`
  }
  return { stop }
}

function pin(pid, core) {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
}

function share(sorted, part) {
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

function times(answers) {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b)
  return [0.5, 0.99].map((part) => Math.round(share(sorted, part))).join(' / ')
}

function lastOf(answers) {
  return (answers.reduce((latest, { at }) => Math.max(latest, at), 0) / 1000).toFixed(1)
}

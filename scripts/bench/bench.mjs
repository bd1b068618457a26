// npm run bench: our figures beside the budgets. Figures, not tests: other work on the machine moves them.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../server/run.mjs'
import { accountTimes } from './account-times.mjs'
import { cartTimes } from './cart.mjs'
import { layoutShifts } from './cls.mjs'
import { startBehindEdge } from './edge.mjs'
import { firstByte } from './first-byte.mjs'
import { firstTaps } from './first-tap.mjs'
import { load } from './load.mjs'
import { pageChange } from './page-change.mjs'
import { startServer } from './server.mjs'
import { signedIn } from './sign-in.mjs'
import { slowWalk } from './slow-walk.mjs'
import { updateInstallment } from './update-installment.mjs'
import { pageWeights } from './weight.mjs'

const KIT = '/products/kit-the-babbler'
const PAGES = { home: '/', 'kits page': '/products/the-play-kits', 'kit page': KIT, cart: '/cart' }
/** rendered for each visitor: security.md L2 speaks of the account at 10 connections */
const FLOWS = { 'child info': '/pages/subscription-v3/child-info', 'sign-in': '/sign-in' }
const ACCOUNT = { 'account home': '/account', schedule: '/account/subscriptions' }

const HTML_KB = { home: '14', 'kit page': '16', cart: '10' }
/** Hydrogen's skeleton on this bench's lines, ms, at first paint / +3 s / +6 s; what it lost it never answered. */
const HYDROGEN = { menu: '300–500 / 100–200 / 100–200', 'add to cart': 'lost 2 of 3, 1500 / 500–700 / 500–1100' }

const built = await run(process.execPath, ['scripts/start.mjs', '--build-only'])
if (built !== 0) process.exit(built)
const dataDir = mkdtempSync(join(tmpdir(), 'playchart-bench-'))
const server = await startServer({ dataDir })
const rows = []
try {
  for (const [name, weight] of Object.entries(await pageWeights(server.url, { ...PAGES, ...FLOWS }))) {
    rows.push([`script before input, ${name}, kB gz`, weight.js, '4'])
    rows.push([`script until live, ${name}, kB gz / files`, `${weight.live} / ${weight.files}`, '110 / 6'])
    rows.push([`HTML, ${name}, kB gz`, weight.html, HTML_KB[name] ?? '–'])
    rows.push([`render-blocking requests, ${name}`, weight.blocking, '0'])
  }
  for (const [name, path] of Object.entries(PAGES)) {
    const { perSecond, cpuPer1000, p50, p99 } = await load(server, path)
    rows.push([`${name}: req/s at 20 connections`, perSecond, name === 'kit page' ? '650' : '–'])
    rows.push([`${name}: CPU s per 1000 responses`, cpuPer1000, name === 'kit page' ? '1.5' : '–'])
    rows.push([`${name}: p50 / p99, ms`, `${p50} / ${p99}`, '90 / 300'])
  }
  const cookie = await signedIn(server.url, 'parent@playchart.test')
  for (const [name, path] of Object.entries(ACCOUNT)) {
    const { perSecond, cpuPer1000, p50, p99 } = await load(server, path, { cookie, connections: 10 })
    rows.push([`${name}, signed in: req/s at 10 connections`, perSecond, '80'])
    rows.push([`${name}, signed in: CPU s per 1000 responses`, cpuPer1000, '–'])
    rows.push([`${name}, signed in: p50 / p99, ms`, `${p50} / ${p99}`, '– / 400'])
  }
  const moved = await updateInstallment(server, cookie)
  rows.push(['update-installment: answers/s at 10 connections', moved.perSecond, '–'])
  rows.push(['update-installment: p50 / p99, ms', `${moved.p50} / ${moved.p99}`, '– / 400'])
  rows.push(['RSS after the load, MB', server.rssMb(), '600 embedded, 300 with DATABASE_URL'])
  rows.push(['first byte, upstreams 300 ms late, warm, ms', await firstByte(server, KIT), '10'])
  for (const delay of [0, 300]) {
    const { first, second } = await cartTimes(server, { path: KIT, delay })
    rows.push([`add to cart → count, upstream ${delay} ms, first / second, ms`, `${first} / ${second}`, '45 / 45'])
  }
  await slowPhone()
  const change = await pageChange(server, { from: PAGES['kits page'], href: KIT })
  rows.push(['page change, kits page → kit, prefetched / not, ms', `${change.warm} / ${change.cold}`, '100 / –'])
  for (const { name, width, shifted } of [
    ...(await layoutShifts(server.url, { ...PAGES, ...FLOWS })),
    ...(await layoutShifts(server.url, ACCOUNT, { cookie })),
  ])
    rows.push([`CLS at worst, 320–1440 px, slow 4G, ${name}`, `${shifted.toFixed(4)} (${width} px)`, '0.01'])
  // moves the server's clock by days: nothing of before is asked after it
  for (const [name, { known, difference, p }] of Object.entries(await accountTimes(server)))
    rows.push([
      `${name}: known address, ms / more than unknown, ms / p`,
      `${known.toFixed(1)} / ${difference.toFixed(2)} / ${p.toFixed(3)}`,
      '– / – / ≥ 0.01',
    ])
} finally {
  // also what was measured before a step that failed
  print(rows)
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** A slow phone comes over the net, as Hydrogen's figures were taken: HTTP/2 in front, and a server of its own behind. */
async function slowPhone() {
  const folder = mkdtempSync(join(tmpdir(), 'playchart-bench-'))
  const edge = await startBehindEdge({ dataDir: folder })
  try {
    for (const { name, momentMs, heardMs, answeredMs, requests, bytes } of await firstTaps(edge.url))
      rows.push([
        `first tap, slow 4G, 4 × CPU, ${name} at +${momentMs / 1000} s: heard / answered, ms; requests, kB`,
        `${Math.round(heardMs)} / ${answeredMs === null ? 'lost' : Math.round(answeredMs)}; ${requests}, ${Math.round(bytes / 1000)}`,
        momentMs === 0 && HYDROGEN[name] ? `100 / Hydrogen ${HYDROGEN[name]}` : '100 / –',
      ])
    for (const { name, shownMs, thereMs } of await slowWalk(edge))
      rows.push([
        `a new parent's way, slow 4G, 4 × CPU, ${name}: shown / there, ms`,
        `${shownMs} / ${thereMs}`,
        '100 / 2500',
      ])
  } finally {
    await edge.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function print(rows) {
  const width = Math.max(...rows.map(([label]) => label.length))
  console.log(`\n${'figure'.padEnd(width)}  ${'ours'.padEnd(14)}  budget`)
  for (const [label, ours, budget] of rows) console.log(`${label.padEnd(width)}  ${String(ours).padEnd(14)}  ${budget}`)
}

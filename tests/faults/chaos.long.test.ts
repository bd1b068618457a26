import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../../scripts/scale/cluster'
import { findHeadlessShell } from '../../scripts/server/chromium'
import { freePort } from '../../scripts/server/free-port'
import { buyInBrowser } from '../support/browser-buyer'
import { buyPatiently, type Purchase } from '../support/patient-buyer'
import { asJson, raw } from '../support/raw-request'
import { kindsOf, recordTold } from '../support/told'

/** Ten, unless a trial says otherwise. */
const MINUTES = Number(process.env.CHAOS_MINUTES ?? 10)
const CHAOS_MS = MINUTES * 60_000
const KILL_EVERY_MS = 20_000
/** When, of the whole time, PostgreSQL and Redis end. */
const DATABASE_ENDS = [0.3, 0.7]
const REDIS_ENDS = [0.2, 0.55]
const NODES = 3
const BUYERS = { http: 4, browser: 2 }
const TOLD_WITHIN_MS = 10_000
/** After the last fault, for those who are in the midst of buying. */
const LAST_MS = 300_000
const QA_KEY = 'a-key-that-only-tests-know'
const SKU = 'TOY-BEAN-BAGS'

let cluster: Cluster
let browser: Browser
let seeded: string[]
const begun = { purchases: 0, kills: 0, database: 0, redis: 0 }
const bought: Purchase[] = []
const boughtInBrowser: string[] = []
const told = recordTold()

beforeAll(async () => {
  const { PATH = '', HOME = '' } = process.env
  const variables = { PATH, HOME, QA_KEY, LIMITS_FACTOR: '100000', LOG_LEVEL: 'warn' }
  const started = await startCluster({ nodes: NODES, port: await freePort(), variables })
  if (!started) throw new Error('the programs of a cluster are missing')
  cluster = started
  browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  seeded = await column('select id as value from order_manager.orders')
}, 240_000)
afterAll(async () => {
  await browser?.close()
  await cluster?.stop()
})

/** One column of what the services wrote, which no wire lists whole. */
async function column(query: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: cluster.postgres.url })
  await client.connect()
  try {
    return (await client.query<{ value: string }>(query)).rows.map(({ value }) => value)
  } finally {
    await client.end()
  }
}

/** The id of a thing of which there are more from now on than anybody could buy. */
async function plenty(): Promise<string> {
  const headers = { ...asJson(cluster), 'x-qa-key': QA_KEY }
  const body = JSON.stringify({ sku: SKU, stock: 1_000_000 })
  expect((await raw(cluster, '/upstream/qa/stock', { method: 'POST', headers, body })).status).toBe(200)
  const { text } = await raw(cluster, `/upstream/qa/stock?sku=${SKU}`, { headers })
  return JSON.parse(text).variantId
}

/** Nodes, the database and Redis end without a word, and are started again. */
async function endThings(until: number) {
  const at = (share: number) => until - CHAOS_MS * (1 - share)
  const atTimes = async (times: readonly number[], end: () => Promise<void>) => {
    for (const time of times) {
      await wait(Math.max(0, at(time) - performance.now()))
      await end()
    }
  }
  const killNodes = async () => {
    while (performance.now() + KILL_EVERY_MS < until) {
      await wait(KILL_EVERY_MS)
      const node = cluster.nodes[randomInt(NODES)]
      if (!node) throw new Error('no node')
      node.kill()
      begun.kills++
    }
  }
  const endDatabase = async () => {
    await cluster.postgres.restart('SIGQUIT')
    begun.database++
  }
  const endRedis = async () => {
    await cluster.redis.restart('SIGKILL')
    begun.redis++
  }
  await Promise.all([killNodes(), atTimes(DATABASE_ENDS, endDatabase), atTimes(REDIS_ENDS, endRedis)])
}

/** One purchase after the other; what was begun is brought to its end. */
async function keepBuying(until: number, buy: () => Promise<unknown>) {
  while (performance.now() < until) {
    begun.purchases++
    await buy()
  }
}

test(
  `${MINUTES} minutes in which nodes are killed, PostgreSQL is ended at once and Redis is killed: nothing that was acknowledged is lost, nothing is bought twice, everybody is told in time and in words, and everybody has bought`,
  async () => {
    const merchandiseId = await plenty()
    const until = performance.now() + CHAOS_MS
    const { port, url: origin } = cluster
    const byHttp = Array.from({ length: BUYERS.http }, () =>
      keepBuying(until, async () => bought.push(await buyPatiently({ port, merchandiseId, told }))),
    )
    const inBrowser = Array.from({ length: BUYERS.browser }, (_, buyer) =>
      keepBuying(until, async () => {
        const email = `browser-${buyer}-${begun.purchases}@example.test`
        boughtInBrowser.push(await buyInBrowser({ browser, origin, told, email }))
      }),
    )
    const settled = await Promise.allSettled([endThings(until), ...byHttp, ...inBrowser])
    const ledger = await ledgerOf()
    report(ledger)

    expect(settled.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([])
    expect(begun).toMatchObject({ database: DATABASE_ENDS.length, redis: REDIS_ENDS.length })
    expect(begun.kills).toBeGreaterThanOrEqual(Math.floor(CHAOS_MS / KILL_EVERY_MS) - 2)
    expect(bought.length + boughtInBrowser.length).toBe(begun.purchases)
    expect(ledger).toMatchObject({ lost: [], unwanted: [], missing: [], chargedTwice: [], uncharged: [] })
    expect(told.failed.filter(({ ms }) => ms > TOLD_WITHIN_MS)).toEqual([])
    expect(told.failed.filter(({ inWords }) => !inWords)).toEqual([])
    // a document whose head was out when its node was killed: nobody can take that back, and it is rare
    expect(told.cutOff.length).toBeLessThanOrEqual(begun.kills)
    expect(told.cutOff.filter(({ ms }) => ms > TOLD_WITHIN_MS)).toEqual([])
  },
  CHAOS_MS + LAST_MS,
)

/** What buyers were promised, beside what the database has. */
async function ledgerOf() {
  const orders = await column('select id as value from order_manager.orders')
  const boxes = await column('select order_id as value from subscription_manager.items where order_id is not null')
  const charged = await column("select intent as value from checkout.charges where outcome = 'charged'")
  const invoices = await column('select uuid as value from checkout.invoices')
  const wanted = [...bought.map(({ order }) => order), ...boughtInBrowser]
  const before = new Set([...seeded, ...boxes])
  const ofCheckouts = charged.filter((intent) => invoices.some((uuid) => intent.startsWith(uuid)))
  const twice = (list: readonly string[]) => list.filter((each, at) => list.indexOf(each) !== at)
  return {
    /** acknowledged pieces that are not in the cart, or not in the order, or there twice */
    lost: bought.filter(({ owed, held, ordered }) => owed !== held || held !== ordered),
    unwanted: orders.filter((id) => !before.has(id) && !wanted.includes(id)),
    missing: [...wanted.filter((id) => !orders.includes(id)), ...twice(wanted)],
    chargedTwice: twice(ofCheckouts),
    uncharged: bought.filter(({ checkout }) => !ofCheckouts.some((intent) => intent.startsWith(checkout))),
    adds: bought.length * 3,
  }
}

function report({ adds, ...ledger }: Awaited<ReturnType<typeof ledgerOf>>) {
  const { failed, counts } = told
  const slowest = Math.max(0, ...failed.map(({ ms }) => ms))
  const wordless = failed.filter(({ inWords }) => !inWords)
  const lines = [
    `# ${MINUTES} minutes of kills`,
    '',
    `${NODES} nodes behind HAProxy; ${BUYERS.http} buyers by HTTP, ${BUYERS.browser} in the browser.`,
    '',
    '| what | how often |',
    '| --- | --- |',
    `| nodes killed (-9) | ${begun.kills} |`,
    `| PostgreSQL ended (immediate) | ${begun.database} |`,
    `| Redis killed (-9) | ${begun.redis} |`,
    `| requests | ${counts.requests} |`,
    `| answered with a failure | ${failed.length} |`,
    `| of those without our words | ${wordless.length} |`,
    `| slowest of those | ${(slowest / 1000).toFixed(1)} s |`,
    `| answers cut off by a kill | ${told.cutOff.length} |`,
    `| purchases begun | ${begun.purchases} |`,
    `| orders, by HTTP and in the browser | ${bought.length}, ${boughtInBrowser.length} |`,
    `| adds acknowledged by HTTP | ${adds} |`,
    ...Object.entries(ledger).map(([name, list]) => `| ${name} | ${list.length} |`),
    '',
    'Failures by kind:',
    '',
    ...kindsOf(failed).map(([kind, count]) => `- ${count} × ${kind}`),
    ...kindsOf(told.cutOff).map(([kind, count]) => `- ${count} × cut off: ${kind}`),
    ...wordless.slice(0, 5).map(({ what, how, text }) => `\nWithout words, ${how}, ${what}: ${text}`),
    '',
  ]
  console.log(lines.join('\n'))
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/chaos.md', lines.join('\n'))
}

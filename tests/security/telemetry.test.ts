import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS_PASSWORD } from '~/content/seed/personas'
import { type SeenSpan, startReceiver, toReceiver } from '../support/otlp-receiver'
import { asJson, BROWSER, type Raw, raw } from '../support/raw-request'
import { seededVariant } from '../support/seeded-variant'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { signInOver } from '../support/sign-in'

const EMAIL = 'parent@playchart.test'
/** Stands wherever a visitor may write something. */
const CANARY = 'canary-7c1e55'
const KIT = '/products/kit-the-babbler'
const CALLER = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' }

const pageOf = (server: Server, path: string, headers: Record<string, string> = {}) =>
  raw(server, path, { headers: { ...BROWSER, ...headers } })
describe('a collector is told what the server does', () => {
  let server: Server
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let answers: Record<'page' | 'added' | 'failed' | 'account', Raw>
  let endedIn = 0

  beforeAll(async () => {
    receiver = await startReceiver()
    server = await startServer({
      env: { ...toReceiver(receiver), TRUSTED_PROXIES: '1', OTEL_METRIC_EXPORT_INTERVAL: '1000' },
    })
    answers = await visit(server)
    // one reading with everything open
    await new Promise((resolve) => setTimeout(resolve, 2500))
    const started = performance.now()
    await server.stop()
    endedIn = performance.now() - started
  }, PATIENCE_MS)
  afterAll(() => receiver.stop())

  const spanOf = ({ headers }: Raw): SeenSpan => {
    const found = receiver.spans().filter(({ labels }) => labels['playchart.request_id'] === headers['x-request-id'])
    expect(found).toHaveLength(1)
    // exactly one
    return found[0] as SeenSpan
  }
  const below = (span: SeenSpan) => receiver.spans().filter(({ parentSpanId }) => parentSpanId === span.spanId)

  test('the request id joins the answer, its span and its lines in the log; what was last is sent before the end', () => {
    for (const [answer, name] of [
      [answers.page, 'GET /{-$lang}/products/$slug'],
      [answers.added, 'POST /api/cart/add'],
    ] as const) {
      const span = spanOf(answer)
      expect(span.name).toBe(name)
      expect(span.labels).toMatchObject({ 'http.response.status_code': '200' })
      const lines = server.lines().filter(({ reqId }) => reqId === answer.headers['x-request-id'])
      expect(lines.map(({ event }) => event)).toContain('request')
      for (const line of lines) expect(line).toMatchObject({ traceId: span.traceId, spanId: span.spanId })
    }
    expect(endedIn).toBeLessThan(10_000)
  })

  test('calls of upstreams belong to the request that made them, also those that fail', () => {
    const names = below(spanOf(answers.added)).map(({ name }) => name)
    expect(names).toContain('shopify cartCreate')
    const failed = below(spanOf(answers.failed)).filter(({ labels }) => labels['error.type'])
    expect(failed.map(({ name, labels }) => [name, labels['error.type']])).toContainEqual(['shopify cartCreate', '500'])
    const own = server.lines().find(({ event }) => event === 'upstream.failed')
    expect(own).toMatchObject({ traceId: spanOf(answers.failed).traceId })
  })

  test('a trusted proxy’s trace goes on here', () => {
    const { traceId, parentSpanId } = spanOf(answers.page)
    expect({ traceId, parentSpanId }).toEqual({ traceId: CALLER.trace, parentSpanId: CALLER.span })
  })

  test('metrics have the names of docs/operate.md, and tell what happened', () => {
    const points = receiver.points()
    const having = (name: string, labels: Record<string, string>) =>
      points.filter(
        (point) => point.name === name && Object.entries(labels).every(([key, value]) => point.labels[key] === value),
      )
    const happened = [
      having('http.server.request.duration', {
        'http.route': '/{-$lang}/products/$slug',
        'http.response.status_code': '200',
      }),
      having('http.client.request.duration', { 'playchart.upstream': 'shopify', 'error.type': '500' }),
      having('playchart.events', { 'playchart.event': 'security.signed-in' }),
      having('playchart.events', { 'playchart.event': 'upstream.failed' }),
      having('playchart.cache.requests', { 'playchart.cache.result': 'miss' }),
      having('playchart.idempotency.claims', { 'playchart.claim': 'new' }),
      having('playchart.job.duration', { 'playchart.job': 'checkout-orchestration.due' }),
      having('playchart.documents.requests', { 'playchart.cache.result': 'bypass' }),
      having('process.memory.usage', {}),
    ]
    expect(happened.map((found) => found.some(({ value }) => value > 0))).toEqual(happened.map(() => true))
    const pool = process.env.TEST_DATABASE_URL ? ['db.client.connection.count', 'db.client.connection.max'] : []
    for (const name of ['playchart.job.oldest_due', 'playchart.orders.stuck', 'playchart.emails.waiting', ...pool])
      expect(having(name, {}).length, name).toBeGreaterThan(0)
    expect(
      having('playchart.upstream.breaker', { 'playchart.upstream': 'shopify' }).map(({ value }) => value),
    ).toContain(0)
    expect(having('nodejs.eventloop.utilization', {}).every(({ value }) => value >= 0 && value <= 1)).toBe(true)
  })

  test('nothing of a visitor is in any byte of it', () => {
    const sent = receiver.everything()
    expect(sent.length).toBeGreaterThan(5000)
    for (const personal of [CANARY, EMAIL, PERSONAS_PASSWORD, 'parent@', '203.0.113.9'])
      expect(sent).not.toContain(personal)
    const ids = server.lines().map(({ reqId }) => reqId)
    // of ids there are those of requests, traces and this process: no cart, session, customer or order
    const uuids = new Set(sent.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g))
    expect([...uuids].filter((id) => !ids.includes(id))).toHaveLength(1)
  })
})

/** A page, an addition, one that its upstream fails, a sign-in, and a page of the person. */
async function visit(server: Server) {
  const headers = {
    traceparent: `00-${CALLER.trace}-${CALLER.span}-01`,
    'x-forwarded-for': '203.0.113.9',
    'user-agent': `Mozilla/5.0 ${CANARY}`,
    cookie: `note=${CANARY}`,
    referer: `http://localhost/?q=${CANARY}`,
  }
  const page = await pageOf(server, `${KIT}?variant=${CANARY}&q=${CANARY}`, headers)
  const lines = [{ merchandiseId: await seededVariant(server), quantity: 1, attributes: [] }]
  const add = () =>
    raw(server, '/api/cart/add?noredirect=1', {
      method: 'POST',
      headers: { ...asJson(server), 'user-agent': CANARY },
      body: JSON.stringify({ lines, idempotencyKey: crypto.randomUUID() }),
    })
  const added = await add()
  await raw(server, '/upstream/qa/faults', {
    method: 'POST',
    headers: { ...asJson(server), 'x-qa-key': server.qaKey },
    body: JSON.stringify({
      upstream: 'shopify',
      operation: 'cartCreate',
      outcome: { kind: 'status', status: 500 },
      times: null,
    }),
  })
  const failed = await add()
  const cookie = await signInOver(server, EMAIL)
  const account = await pageOf(server, '/account', { ...headers, cookie })
  return { page, added, failed, account }
}

const OF_SDK = /opentelemetry|sdk\.server/
/** What a module loads with itself. */
const imported = (text: string) =>
  [...text.matchAll(/^(?:import|export)\b[^"'\n]*["']([^"'\n]+)["']/gm)].map(([, target = '']) => target)
const SDK = /BatchSpanProcessor|PeriodicExportingMetricReader/

test('without the variables no part of the SDK is loaded, and no browser ever gets one', () => {
  const built = globSync('.output/server/**/*.mjs').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  expect(built.filter(({ text }) => SDK.test(text)).length).toBeGreaterThan(0)
  // only one another: nothing that a process loads at its start names them, and a function that is never called loads none
  const importing = built.filter(({ text }) => imported(text).some((target) => OF_SDK.test(target)))
  expect(importing.map(({ path }) => path).filter((path) => !OF_SDK.test(path))).toEqual([])
  for (const path of globSync('.output/public/**/*.js'))
    expect(readFileSync(path, 'utf8')).not.toMatch(/opentelemetry/i)
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startBalancer } from '../../scripts/scale/balancer'
import { freePort } from '../../scripts/server/free-port'
import { findBalancer } from '../../scripts/server/programs.mjs'
import messages from '../../src/content/messages/nl.json'
import { BROWSER, bytes, type Raw, raw } from '../support/raw-request'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Node = Awaited<ReturnType<typeof startNode>>

const haproxy = String(findBalancer())
const SOON = { timeout: 5000, interval: 50 }
const ANSWERED_MS = 10_000

let folder: string
let nodes: Node[] = []
let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined
let port: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'playchart-balancer-'))
  port = await freePort()
})
afterEach(async () => {
  for (const node of nodes.splice(0)) node.stop()
  await balancer?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A node that answers what a test wants, and says how it is. */
async function startNode(handle: Handler = (_, response) => response.end('served')) {
  const state = { isReady: true, served: 0, handle }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(state.isReady ? 200 : 503).end()
    state.served++
    state.handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { state, stop, port: (server.address() as AddressInfo).port } // it listens on a port, not on a path
}

async function open(...handlers: (Handler | undefined)[]) {
  nodes = await Promise.all(handlers.map(startNode))
  const ports = nodes.map((node) => node.port)
  balancer = await startBalancer({ haproxy, folder, port, publicHost: `localhost:${port}`, nodes: ports })
  return nodes
}

const page = (path = '/') => raw({ port }, path, { headers: BROWSER })
const post = () => raw({ port }, '/api/cart/add', { method: 'POST', body: '{}' })
const dropped: Handler = (request) => request.socket.destroy()

test('the committed file is one that HAProxy takes, as it is and for nodes of this machine', async () => {
  const env = { BIND: ':8080', PUBLIC_HOST: 'localhost:8080', NODES: 'localhost:3000' }
  const check = (file: string) => execFileSync(haproxy, ['-c', '-f', file], { cwd: 'deploy/balancer', env })
  expect(String(check('haproxy.cfg'))).toContain('valid')
  await open(undefined)
  expect(String(check(join(folder, 'haproxy.cfg')))).toContain('valid')
})

describe('where no node answers, the balancer says so in words of the catalogue', () => {
  const isOurs = ({ headers }: Raw) => {
    expect([headers['cache-control'], headers['retry-after'], headers['x-content-type-options']]).toEqual([
      'no-store',
      '2',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  }

  test('a page in its own language, small JSON for what a page calls', async () => {
    const [node] = await open(undefined)
    node?.stop()
    const dutch = await vi.waitFor(async () => {
      const answer = await page('/nl/cart')
      expect(answer.status).toBe(503)
      return answer
    }, SOON)
    isOurs(dutch)
    expect(dutch.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const words of [messages.error.heading, messages.error.message, '<html lang="nl">'])
      expect(dutch.text).toContain(words)
    const called = await post()
    isOurs(called)
    expect([called.status, called.headers['content-type']]).toEqual([503, 'application/json'])
    expect(JSON.parse(called.text)).toEqual({ error: expect.stringMatching(/try again/) })
  })

  test('without a link after a form, which the browser has still', async () => {
    const [node] = await open(undefined)
    node?.stop()
    const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await raw({ port }, '/nl/api/cart/add', { method: 'POST', headers, body: 'a=b' })
    isOurs(answer)
    expect(answer.text).toContain('<html lang="nl">')
    expect(answer.text).not.toContain('<a ')
    expect((await page('/nl/cart')).text).toContain(`>${messages.error.again}</a>`)
  })

  test('where half of a change is sent: no node has seen it', async () => {
    const [node] = await open(undefined)
    const half = 'POST /api/cart/add HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{'
    const answer = await bytes({ port }, half)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('This request could not be read.')
    expect(node?.state.served).toBe(0)
  }, 20_000)

  test('within ten seconds where a node hangs', async () => {
    await open(() => undefined)
    const since = performance.now()
    const answer = await page()
    isOurs(answer)
    expect(answer.status).toBe(504)
    expect(performance.now() - since).toBeLessThan(ANSWERED_MS)
  })

  test('an answer of a node, a bad one too, is left as it is', async () => {
    await open((_, response) => response.writeHead(503, { 'content-type': 'text/plain' }).end('of the node'))
    const { headers, text } = await page()
    expect([text, headers['content-type'], headers['x-answered-by']]).toEqual(['of the node', 'text/plain', undefined])
  })
})

describe('what is sent again, and what is not', () => {
  test('a read that a dying node left without an answer goes to another node', async () => {
    await open(dropped, undefined)
    for (let turn = 0; turn < 6; turn++) expect(await page()).toMatchObject({ status: 200, text: 'served' })
  })

  test('a change that reached a node reaches no second one', async () => {
    const all = await open(dropped, dropped)
    expect((await post()).status).toBe(502)
    expect(all.map(({ state }) => state.served).toSorted()).toEqual([0, 1])
  })

  test('a change that no node has seen goes to the one that listens', async () => {
    const [gone] = await open(undefined, undefined)
    gone?.stop()
    for (let turn = 0; turn < 6; turn++) expect((await post()).status).toBe(200)
  })
})

describe('who is sent what', () => {
  test('a node that says that it is not ready is sent nothing more, but where no other one is ready', async () => {
    const [one, other] = await open(undefined, undefined)
    if (!one || !other) throw new Error('there are two nodes')
    one.state.isReady = false
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const before = one.state.served
    for (let turn = 0; turn < 6; turn++) expect((await page()).status).toBe(200)
    expect(one.state.served).toBe(before)
    other.state.isReady = false
    await new Promise((resolve) => setTimeout(resolve, 1500))
    for (let turn = 0; turn < 6; turn++) expect((await page()).status).toBe(200)
    expect(one.state.served).toBeGreaterThan(before)
  })

  test('the address that the balancer saw is the last one of X-Forwarded-For, whatever a visitor writes there', async () => {
    await open((request, response) => response.end(String(request.headers['x-forwarded-for'])))
    const headers = { ...BROWSER, 'x-forwarded-for': '198.51.100.7' }
    expect((await raw({ port }, '/', { headers })).text).toBe('198.51.100.7, 127.0.0.1')
  })

  test('a visitor has no word in which requests are sampled', async () => {
    await open((request, response) => response.end(Object.keys(request.headers).join()))
    const headers = { ...BROWSER, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, tracestate: 'a=b' }
    expect((await raw({ port }, '/', { headers })).text).not.toContain('trace')
  })
})

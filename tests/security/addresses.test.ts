import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BROWSER, bytes, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

let server: Server

beforeAll(async () => {
  server = await startServer()
}, PATIENCE_MS)
afterAll(() => server.kill())

const get = (path: string) => raw(server, path, { headers: BROWSER })

describe('what the log keeps of a path (T22)', () => {
  test.each([
    ['/Canary%20Child/x', 'unknown'],
    ['/products/eyJhbGciOiJSUzI1NiJ9', '/{-$lang}/products/$slug'],
    ['/nope/4111111111111111', 'unknown'],
    ['/nl/pages/Canary-Child', '/{-$lang}/pages/$slug'],
    ['/api/canary@example.test', '/api/$'],
    ['/upstream/media/Canary-Child', '/upstream/$'],
    ['/assets/4111111111111111.js', '/assets/:file'],
    ['/nope/Canary%2fChild', 'unknown'],
  ])('%s is %s', async (path, pattern) => {
    const id = (await get(path)).headers['x-request-id']
    const line = () => server.lines().find(({ event, reqId }) => event === 'request' && reqId === id)
    await expect.poll(() => line()?.path).toBe(pattern)
    expect(server.logs()).not.toMatch(/canary|eyJ|4111/i)
  })
})

describe('a request without a host, or with an address that cannot be read', () => {
  const asked = (head: string) => bytes(server, `${head}\r\nConnection: close\r\n\r\n`)
  test.each(['/healthz', '/', '/favicon.svg', '/api/me'])('without a host is refused for %s', async (path) => {
    for (const head of [
      `GET ${path} HTTP/1.1\r\nHost:`,
      `GET ${path} HTTP/1.1\r\nHost:  `,
      `GET ${path} HTTP/1.0\r\nAccept: */*`,
      `GET ${path} HTTP/1.1\r\nHost: localhost:99999`,
    ])
      expect([head, await asked(head)]).toEqual([head, expect.stringMatching(/^HTTP\/1\.1 400 /)])
  })

  test('is answered like any other: kept nowhere, run nowhere, and with its id', async () => {
    const host = `Host: localhost:${server.port}`
    for (const head of [
      'GET / HTTP/1.1\r\nHost: localhost:99999',
      `GET /%zz HTTP/1.1\r\n${host}`,
      `GET /products/%ff HTTP/1.1\r\n${host}`,
      'GET /healthz HTTP/1.0\r\nAccept: */*',
      `GET http://[ HTTP/1.1\r\n${host}`,
      `GET ftp://localhost/ HTTP/1.1\r\n${host}`,
    ]) {
      const answer = await asked(head)
      expect([head, answer]).toEqual([head, expect.stringMatching(/^HTTP\/1\.1 400 /)])
      expect([head, answer]).toEqual([head, expect.stringMatching(/^cache-control: no-store/im)])
      expect([head, answer]).toEqual([head, expect.stringMatching(/^x-content-type-options: nosniff/im)])
      expect([head, answer]).toEqual([head, expect.stringMatching(/^x-request-id: [0-9a-f-]{36}/im)])
    }
  })
})

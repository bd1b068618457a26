import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContentfulClientOptions, createContentfulClient } from '~/services/upstreams/contentful/contentful.server'
import { openContentful, TOKENS } from '../support/contentful'

let contentful: Awaited<ReturnType<typeof openContentful>>
beforeAll(async () => {
  contentful = await openContentful()
})
afterAll(() => contentful.close())

const clientOf = (options: Partial<ContentfulClientOptions>) =>
  createContentfulClient({
    space: 'playchart',
    environment: 'master',
    token: TOKENS.delivery,
    preview: false,
    deadline: 1_000,
    ...options,
  })

/** A server that answers every request alike and remembers what it was asked. */
async function serve(answer: { status: number; headers?: Record<string, string>; body?: string }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // a TCP server's address is an object
  return { asked, baseUrl: `http://127.0.0.1:${port}`, close: () => server.close() }
}

describe('the Contentful client in process', () => {
  test('answers entries with their links, without the dead ones', async () => {
    const found = await clientOf({ handler: contentful.handler }).getEntries({ 'sys.id': 'home', include: 10 })
    expect(found.ok && found.value.items[0]?.fields.blocks).toHaveLength(1)
  })

  test('preview asks the Preview API with its token', async () => {
    const preview = clientOf({ handler: contentful.handler, preview: true, token: TOKENS.preview })
    const found = await preview.getEntries({ 'sys.id': 'coming' })
    expect(found.ok && found.value.total).toBe(1)
    const mixed = clientOf({ handler: contentful.handler, preview: true, token: TOKENS.delivery })
    expect(await mixed.getEntries({})).toEqual({ ok: false, error: { kind: 'refused', code: 'AccessTokenInvalid' } })
  })

  test('what is not there and what is asked wrongly are values', async () => {
    const client = clientOf({ handler: contentful.handler })
    expect(await client.ask((api) => api.getEntry('nobody'))).toEqual({ ok: false, error: { kind: 'not-found' } })
    expect(await client.ask((api) => api.getAsset('nobody'))).toEqual({ ok: false, error: { kind: 'not-found' } })
    expect(await client.getEntries({ content_type: 'nothing' })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 'InvalidQuery' },
    })
  })

  test('a silent upstream is unreachable at the deadline', async () => {
    const silent = clientOf({ handler: () => new Promise(() => {}), deadline: 50 })
    expect(await silent.getEntries({})).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  test.each([
    [() => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    [async () => new Response('{}', { status: 503 }), 'unreachable'],
    [async () => new Response('{"sys":{"type":"Error","id":"RateLimitExceeded"}}', { status: 429 }), 'unreachable'],
    [async () => new Response('<html>', { status: 200 }), 'invalid'],
    [async () => new Response('{"items":', { status: 200 }), 'invalid'],
  ])('%s → %s', async (handler, kind) => {
    expect(await clientOf({ handler }).getEntries({})).toMatchObject({ ok: false, error: { kind } })
  })
})

describe('the Contentful client over the network', () => {
  test('asks below the base path and reads the answer', async () => {
    const body = JSON.stringify({ sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] })
    const server = await serve({ status: 200, headers: { 'content-type': 'application/json' }, body })
    const found = await clientOf({ baseUrl: `${server.baseUrl}/gateway` }).getEntries({ 'sys.id': 'a/../b?x=&#' })
    server.close()
    expect(found).toMatchObject({ ok: true, value: { total: 0 } })
    expect(server.asked).toEqual([
      '/gateway/spaces/playchart/environments/master/entries?sys.id=a%2F..%2Fb%3Fx%3D%26%23',
    ])
  })

  test('follows no redirect', async () => {
    const canary = await serve({ status: 200, body: '{}' })
    const server = await serve({ status: 302, headers: { location: `${canary.baseUrl}/canary` } })
    const found = await clientOf({ baseUrl: server.baseUrl }).getEntries({})
    server.close()
    canary.close()
    expect(found).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    expect(canary.asked).toEqual([])
  })

  test('nobody there is unreachable', async () => {
    const server = await serve({ status: 200 })
    server.close()
    expect(await clientOf({ baseUrl: server.baseUrl }).getEntries({})).toMatchObject({
      ok: false,
      error: { kind: 'unreachable' },
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asJson, raw } from '../support/raw-request'
import { PATIENCE_MS, type Server, startServer } from '../support/server'

let server: Server

// a fiftieth of every limit: 20 reads and 2 writes a minute
beforeAll(async () => {
  server = await startServer({ env: { LIMITS_FACTOR: '0.02' } })
})
afterAll(() => server.kill())

describe('too many requests (T15)', () => {
  test('the one too many is told when to come back, whatever it says of its address', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 25; time++) {
      const headers = { 'x-forwarded-for': `198.51.100.${time}`, 'x-real-ip': `198.51.100.${time}` }
      statuses.push((await raw(server, '/api/me', { headers })).status)
    }
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(20)
    const over = await raw(server, '/api/me')
    expect(over.status).toBe(429)
    expect(over.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'ratelimit-limit': '20',
      'ratelimit-remaining': '0',
      'cache-control': 'no-store',
    })
    expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('what changes something has its own count and names it', async () => {
    const send = () =>
      raw(server, '/api/cart/remove?noredirect=1', { method: 'POST', headers: asJson(server), body: '{}' })
    const first = await send()
    expect(first.status).not.toBe(429)
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
    await send()
    expect((await send()).status).toBe(429)
  })

  test('health is asked as often as anybody likes', async () => {
    for (let time = 0; time < 30; time++) expect((await raw(server, '/healthz')).status).toBe(200)
  })

  test('the log names it', () => expect(server.logs()).toContain('"event":"security.limit-reached"'))
})

test(
  'a factor is refused where an upstream is hosted',
  async () => {
    const start = startServer({ env: { LIMITS_FACTOR: '100', SMTP_URL: 'smtp://127.0.0.1:1' } })
    await expect(start).rejects.toThrow('LIMITS_FACTOR')
  },
  PATIENCE_MS,
)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSONAS, PERSONAS_PASSWORD, persona } from '~/content/seed/personas'
import { PATIENCE_MS, type Server, startServer } from '../support/server'
import { askPassword, postTokens } from '../support/sign-in'

let server: Server

// the real limits
beforeAll(async () => {
  server = await startServer()
}, PATIENCE_MS)
afterAll(() => server.kill())

test('ten tries a minute from one address, over however many accounts and whatever it calls itself (T12)', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 20; time++) {
    const { email } = PERSONAS[time % PERSONAS.length] ?? persona('parent')
    const disguise = { 'x-forwarded-for': `198.51.100.${time}` }
    statuses.push((await askPassword(server, email, 'one password for all', disguise)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(10).fill(429)])
  const over = await askPassword(server, persona('parent').email, PERSONAS_PASSWORD)
  expect(over.status).toBe(429)
  expect(over.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'ratelimit-limit': '10',
    'x-amzn-errortype': 'TooManyRequestsException',
  })
  expect((await postTokens(server, {})).status).toBe(429)
})

test(
  'behind a proxy one household is counted as one, however many addresses of IPv6 and ports it has (T15)',
  async () => {
    const proxied = await startServer({ env: { TRUSTED_PROXIES: '1' } })
    const statusFrom = async (forwarded: string) =>
      (await postTokens(proxied, {}, { 'x-forwarded-for': forwarded })).status
    try {
      const statuses: number[] = []
      // the visitor writes what it likes; the proxy adds what it saw
      for (let host = 1; host <= 12; host++)
        statuses.push(await statusFrom(`2001:db8:${host}::1, 2001:db8:0:7:${host.toString(16)}:${host}::${host}`))
      expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
      // a proxy that appends the port, too
      const ports: number[] = []
      for (let port = 50_000; port < 50_012; port++) ports.push(await statusFrom(`198.51.100.3:${port}`))
      expect(ports).toEqual([...Array(10).fill(400), 429, 429])
      for (const same of ['198.51.100.3', '::ffff:c633:6403', '64:ff9b::198.51.100.3', '[2001:db8:0:7::1]:50000'])
        expect([same, await statusFrom(same)]).toEqual([same, 429])
      for (const other of ['::ffff:c633:6404', '64:ff9b::c633:6405'])
        expect([other, await statusFrom(other)]).toEqual([other, 400])
      for (const same of ['2001:DB8:0:7::', '2001:0db8:0000:0007:ffff:ffff:ffff:ffff', '2001:db8:0:7::1%eth0'])
        expect([same, await statusFrom(same)]).toEqual([same, 429])
      for (const other of ['2001:db8:0:8::1', '198.51.100.7', '::ffff:198.51.100.8'])
        expect([other, await statusFrom(other)]).toEqual([other, 400])
    } finally {
      await proxied.kill()
    }
  },
  PATIENCE_MS,
)

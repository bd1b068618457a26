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

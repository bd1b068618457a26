import { expect, test } from 'vitest'
import { asRequest } from '~/services/platform/log/current-request.server'
import { createLog } from '~/services/platform/log/log.server'

const CANARIES = ['canary@example.test', 'Wilhelmina', '2024-05-06', 'hunter2-canary', 'eyJhbGciOi.eyJzdWIi.c2ln']

function listen(level: 'info' | 'error' | 'silent' = 'info') {
  const lines: string[] = []
  const log = createLog({ level, stream: { write: (line) => lines.push(line) } })
  return { log, lines }
}

test('one line of JSON with time, level, name and request', () => {
  const { log, lines } = listen()
  asRequest({ requestId: 'r1', upstream: [] }, () => log('upstream.failed', { upstream: 'shopify' }))
  expect(lines).toHaveLength(1)
  const line = JSON.parse(lines.join(''))
  expect(line).toMatchObject({ level: 'warn', event: 'upstream.failed', reqId: 'r1', upstream: 'shopify' })
  expect(line.ts).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
})

test('nothing is written below the level', () => {
  const { log, lines } = listen('error')
  log('upstream.failed')
  log('request.crashed')
  expect(lines).toHaveLength(1)
})

test.each([
  'child_name',
  'childName',
  'date_of_birth',
  'dateOfBirth',
  'email',
  'token',
  'authToken',
  'userJwt',
  'code',
  'password',
  'authorization',
  'cookie',
  'set-cookie',
  'x-qa-key',
  'phoneNumber',
])('the value of %s is hidden at any depth (T22)', (key) => {
  const { log, lines } = listen()
  log('request.crashed', { [key]: 'CANARY', nested: { list: [{ [key]: 'CANARY' }] } })
  expect(lines.join('')).not.toContain('CANARY')
  expect(lines.join('')).toContain('[hidden]')
})

test('texts lose queries, tokens and addresses (T22)', () => {
  const { log, lines } = listen()
  log('upstream.failed', {
    url: '/starting_product?child_name=Wilhelmina&date_of_birth=2024-05-06',
    error: new Error('Bearer hunter2-canary for canary@example.test', { cause: { token: 'hunter2-canary' } }),
    text: 'token eyJhbGciOi.eyJzdWIi.c2ln of canary%40example.test',
  })
  for (const canary of CANARIES) expect(lines.join('')).not.toContain(canary)
  expect(lines.join('')).toContain('/starting_product')
})

test('a failed statement says nothing of what it was given (T22)', () => {
  const { log, lines } = listen()
  const cause = new Error('duplicate key: Key (name, born)=(Wilhelmina, 2024-05-06) already exists.')
  log('request.crashed', {
    error: new Error('Failed query: insert into x\nparams: Wilhelmina,\nhunter2-canary', { cause }),
  })
  for (const canary of CANARIES) expect(lines.join('')).not.toContain(canary)
  expect(lines.join('')).toContain('log.test.ts')
})

test('a cyclic value does not break the log', () => {
  const { log, lines } = listen()
  const cycle: Record<string, unknown> = {}
  cycle.self = cycle
  log('request.crashed', cycle)
  expect(JSON.parse(lines.join('')).event).toBe('request.crashed')
})

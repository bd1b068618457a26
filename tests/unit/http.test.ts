import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { faults } from '~/services/platform/faults/faults.server'
import { createHttp, type HttpOptions } from '~/services/platform/http/http.server'
import { asRequest, type CurrentRequest } from '~/services/platform/log/current-request.server'

const Kit = z.object({ name: z.string() })

/** An upstream that gives these answers in turn, the last one again and again. */
function upstream(answers: (Response | Error | 'silence')[], options: Partial<HttpOptions> = {}) {
  const asked: Request[] = []
  const http = createHttp({
    upstream: 'catalog',
    baseUrl: 'http://catalog.test/v1',
    random: () => 0,
    fetch: async (request) => {
      asked.push(request)
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      if (answer === 'silence') return new Promise<Response>(() => undefined)
      if (!(answer instanceof Response)) throw answer
      return answer.clone()
    },
    ...options,
  })
  return { http, asked, read: () => http.read({ path: '/kits/1', operation: 'kit', schema: Kit }) }
}
const fine = () => Response.json({ name: 'The Looker' })
const broken = (status = 500, headers = {}) => new Response('down', { status, headers })

describe('calls to an upstream', () => {
  test('a documented answer is parsed at the edge', async () => {
    expect(await upstream([fine()]).read()).toEqual({ ok: true, value: { name: 'The Looker' } })
  })

  test.each([
    ['another shape', Response.json({ title: 'x' })],
    ['no JSON', new Response('<html>')],
    ['an undocumented refusal', new Response('{}', { status: 404 })],
  ])('%s is an invalid answer, not asked again', async (_name, answer) => {
    const { read, asked } = upstream([answer])
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'invalid' } })
    expect(asked).toHaveLength(1)
  })

  test('a documented refusal is the contract’s error', async () => {
    const { http } = upstream([Response.json({}, { status: 404 })])
    const refusal = ({ status }: { status: number }) => (status === 404 ? { kind: 'absent' as const } : null)
    expect(await http.read({ path: '/x', operation: 'kit', schema: Kit, refusal })).toEqual({
      ok: false,
      error: { kind: 'absent' },
    })
  })

  test('a read is asked at most three times', async () => {
    const { read, asked } = upstream([broken(), new TypeError('reset'), fine()])
    expect(await read()).toMatchObject({ ok: true })
    expect(asked).toHaveLength(3)
    const lost = upstream([broken()])
    expect(await lost.read()).toMatchObject({ ok: false, error: { kind: 'unreachable', cause: 'status 500' } })
    expect(lost.asked).toHaveLength(3)
  })

  test('a write is asked once, unless it may be repeated', async () => {
    const { http, asked } = upstream([broken(), fine()])
    const write = { method: 'POST', path: '/orders', operation: 'order', body: { kit: 1 } } as const
    expect(await http.ask(write)).toMatchObject({ ok: false })
    expect(asked).toHaveLength(1)
    expect(await http.ask({ ...write, isRepeatable: true })).toMatchObject({ ok: true })
  })

  test('each attempt brings the whole request', async () => {
    const { http, asked } = upstream([broken(), fine()])
    await http.ask({ method: 'POST', path: '/orders', operation: 'order', body: { kit: 1 }, isRepeatable: true })
    const seen = asked.map(async (each) => [each.method, each.headers.get('content-type'), await each.json()])
    expect(await Promise.all(seen)).toEqual(Array(2).fill(['POST', 'application/json', { kit: 1 }]))
  })

  test('silence ends with the budget', async () => {
    const { read } = upstream(['silence'], { deadlineMs: { read: 30 } })
    const started = performance.now()
    expect(await read()).toMatchObject({ ok: false, error: { kind: 'unreachable', cause: 'no answer in time' } })
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('a limited upstream is asked again only within a second', async () => {
    const soon = upstream([broken(429, { 'retry-after': '0' }), fine()])
    expect(await soon.read()).toMatchObject({ ok: true })
    const late = upstream([broken(429, { 'retry-after': '30' }), fine()])
    expect(await late.read()).toEqual({
      ok: false,
      error: { kind: 'unreachable', cause: 'status 429', retryAfterSeconds: 30 },
    })
    expect(late.asked).toHaveLength(1)
  })

  test('a redirect and an endless answer are refused (T24)', async () => {
    const redirect = new Response(null, { status: 302, headers: { location: 'http://127.0.0.1/' } })
    expect(await upstream([redirect]).read()).toMatchObject({ ok: false, error: { cause: 'the answer is a redirect' } })
    const huge = new Response('x'.repeat(2_000_001))
    expect(await upstream([huge]).read()).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  test.each(['//evil.test/x', '/../admin', '/a/..%2fadmin', '/a\\b', 'kits', '/@evil.test#', '/x?y=1'])(
    'no path leads elsewhere: %s (T8)',
    async (path) => {
      const { http, asked } = upstream([fine()])
      await expect(async () => http.ask({ path, operation: 'kit' })).rejects.toThrow('not a path below')
      expect(asked).toEqual([])
    },
  )

  test('no request of a library leads to another host (T8)', async () => {
    const { http, asked } = upstream([fine()])
    await expect(http.fetch(new Request('http://169.254.169.254/latest'))).rejects.toThrow('only at')
    expect(asked).toEqual([])
  })

  test('the request id goes along, and the time is kept for the log', async () => {
    const current: CurrentRequest = { requestId: 'r-1', upstream: [] }
    const { read, asked } = upstream([fine()])
    await asRequest(current, read)
    expect(asked[0]?.headers.get('x-request-id')).toBe('r-1')
    expect(current.upstream).toMatchObject([{ upstream: 'catalog', operation: 'kit', outcome: '200' }])
  })

  test('S-376 an abort of the caller is the caller’s own: no failed call stands in the log', async () => {
    const { http } = upstream(['silence'])
    const current: CurrentRequest = { requestId: 'r-1', upstream: [] }
    const call = { path: '/x', operation: 'kit', signal: AbortSignal.timeout(5) }
    await expect(asRequest(current, () => http.ask(call))).rejects.toThrow()
    expect(current.upstream).toEqual([])
  })
})

describe('the breaker', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  test('opens after twenty failures, lets one through after five seconds, and closes', async () => {
    const answers = [broken()]
    const { http, asked } = upstream(answers)
    const order = { method: 'POST', path: '/orders', operation: 'order' } as const
    for (let call = 0; call < 25; call++) {
      await http.ask(order)
      vi.setSystemTime(Date.now() + 300)
    }
    const untilOpen = asked.length
    expect(untilOpen).toBeLessThan(25)
    expect(await http.ask(order)).toMatchObject({
      error: { cause: 'the upstream is left alone', retryAfterSeconds: 5 },
    })
    expect(asked).toHaveLength(untilOpen)
    answers[0] = fine()
    vi.setSystemTime(Date.now() + 5001)
    expect(await http.ask(order)).toMatchObject({ ok: true })
    expect(await http.ask(order)).toMatchObject({ ok: true })
  })

  test('closes at once when QA takes the faults away', async () => {
    const answers = [broken()]
    const { http, asked } = upstream(answers)
    for (let call = 0; call < 25; call++) await http.ask({ method: 'POST', path: '/orders', operation: 'order' })
    expect(asked.length).toBeLessThan(25)
    answers[0] = fine()
    faults().clear()
    expect(await http.ask({ path: '/orders', operation: 'order' })).toMatchObject({ ok: true })
  })

  test('does not count refusals', async () => {
    const { http } = upstream([Response.json({}, { status: 422 })])
    for (let call = 0; call < 30; call++)
      expect(await http.ask({ path: '/x', operation: 'kit' })).toMatchObject({ ok: true, value: { status: 422 } })
  })
})

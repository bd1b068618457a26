import { describe, expect, test } from 'vitest'
import { createFaults, type FaultOutcome, withFaults } from '~/services/platform/faults/faults.server'

function upstream(outcome: FaultOutcome, times: number | null = null) {
  const rules = createFaults()
  rules.add({ upstream: 'shopify', operation: 'cartLinesAdd', outcome, times })
  const handler = withFaults({
    upstream: 'shopify',
    operationOf: (request) => new URL(request.url).pathname.slice(1),
    handler: async () => Response.json({ fine: true }),
    rules,
  })
  const ask = (operation: string, init?: RequestInit) => handler(new Request(`http://shop/${operation}`, init))
  return { rules, ask }
}

describe('fault rules', () => {
  test('a rule meets its operation and no other', async () => {
    const { ask } = upstream({ kind: 'status', status: 500 })
    expect((await ask('cartLinesAdd')).status).toBe(500)
    expect(await (await ask('cart')).json()).toEqual({ fine: true })
  })

  test('a rule ends after its times', async () => {
    const { ask, rules } = upstream({ kind: 'status', status: 503 }, 2)
    const statuses = [await ask('cartLinesAdd'), await ask('cartLinesAdd'), await ask('cartLinesAdd')].map(
      (a) => a.status,
    )
    expect(statuses).toEqual([503, 503, 200])
    expect(rules.list()).toEqual([])
  })

  test('a star meets every operation of its upstream', async () => {
    const { rules, ask } = upstream({ kind: 'drop' })
    rules.add({ upstream: 'shopify', operation: '*', outcome: { kind: 'status', status: 429 }, times: null })
    const limited = await ask('cart')
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test('a drop rejects as fetch does', async () => {
    await expect(upstream({ kind: 'drop' }).ask('cartLinesAdd')).rejects.toThrow(TypeError)
  })

  test('garbage is no JSON, and a partial answer is the first half', async () => {
    const garbage = await upstream({ kind: 'garbage' }).ask('cartLinesAdd')
    await expect(garbage.json()).rejects.toThrow(SyntaxError)
    const partial = await upstream({ kind: 'partial' }).ask('cartLinesAdd')
    expect(await partial.text()).toBe('{"fine')
  })

  test('a delay answers late, and ends when the caller gives up', async () => {
    const { ask } = upstream({ kind: 'delay', ms: 30 })
    const started = performance.now()
    expect((await ask('cartLinesAdd')).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(25)
    const hurried = upstream({ kind: 'delay', ms: 60_000 }).ask('cartLinesAdd', { signal: AbortSignal.timeout(10) })
    await expect(hurried).rejects.toThrow('aborted')
  })

  test('clear removes every rule', async () => {
    const { rules, ask } = upstream({ kind: 'drop' })
    rules.clear()
    expect((await ask('cartLinesAdd')).status).toBe(200)
  })
})

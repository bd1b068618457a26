import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { FaultOutcome } from '~/services/platform/faults/faults.contract'
import { createFaults, withFaults } from '~/services/platform/faults/faults.server'

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

  test('an answer that is written is given as it stands', async () => {
    const { ask } = upstream({ kind: 'answer', status: 202, body: { data: { cart: null } } })
    const answer = await ask('cartLinesAdd')
    expect([answer.status, await answer.json()]).toEqual([202, { data: { cart: null } }])
  })

  test('out of order: the first of two calls is answered after the second, though the rule is spent', async () => {
    const { ask } = upstream({ kind: 'reordered' }, 1)
    const order: string[] = []
    const call = (name: string) => ask('cartLinesAdd').then(() => order.push(name))
    const first = call('first')
    await wait(20)
    await Promise.all([first, call('second')])
    expect(order).toEqual(['second', 'first'])
  })

  test('without a later call it is answered after three seconds, and another operation is no later call', async () => {
    const { ask } = upstream({ kind: 'reordered' })
    const started = performance.now()
    const [alone] = await Promise.all([ask('cartLinesAdd'), ask('cart')])
    expect(alone.status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(2900)
  })

  test('a call that is given up waits for no later one', async () => {
    const { ask, rules } = upstream({ kind: 'reordered' })
    await expect(ask('cartLinesAdd', { signal: AbortSignal.timeout(10) })).rejects.toThrow('aborted')
    expect(rules.overtaking.hasWaiting()).toBe(false)
  })

  test('what is called is remembered from the moment on in which somebody looks, the latest first', async () => {
    const { ask, rules } = upstream({ kind: 'drop' })
    rules.clear()
    await ask('product')
    expect(rules.seen()).toEqual([])
    rules.watch()
    await ask('cart')
    await ask('product')
    await ask('cart')
    expect(rules.seen().map(({ operation }) => operation)).toEqual(['cart', 'product'])
  })
})

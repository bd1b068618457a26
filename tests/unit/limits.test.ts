import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import { createLimits, limitHeaders, limitWords } from '~/services/platform/limits/limits'
import { type LimiterStore, memoryStore } from '~/services/platform/limits/stores'
import { clientAddress } from '~/services/request/pipeline/client-address.server'
import { enforceLimits, limitsOf } from '~/services/request/pipeline/limit-request'

const open = (factor = 1) => createLimits({ stores: [memoryStore()], factor, onStoreFailure: () => undefined })

describe('limits (T15)', () => {
  test('the eleventh sign-in of a minute is too many, and says when to come back', async () => {
    const limits = open()
    for (let time = 1; time <= 10; time++)
      expect(await limits.take('auth', 'a')).toMatchObject({ remaining: 10 - time, retryAfterSeconds: null })
    const over = await limits.take('auth', 'a')
    expect(over).toMatchObject({ limit: 10, remaining: 0 })
    expect(over.retryAfterSeconds).toBeGreaterThan(0)
    expect(limitWords(over)).toMatch(/^Too many tries. Please wait \d+ seconds and try again.$/)
    expect(limitHeaders(over)).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '0',
      'retry-after': expect.stringMatching(/^\d+$/),
    })
  })

  test('one visitor does not use up another’s', async () => {
    const limits = open()
    for (let time = 0; time <= 10; time++) await limits.take('auth', 'a')
    expect(await limits.take('auth', 'b')).toMatchObject({ remaining: 9 })
  })

  test('a try that is given back is as if it had not been', async () => {
    const limits = open()
    for (let time = 0; time < 10; time++) {
      expect(await limits.take('auth', 'a')).toMatchObject({ remaining: 9 })
      await limits.giveBack('auth', 'a')
    }
    for (let time = 0; time < 10; time++) await limits.take('auth', 'a')
    expect((await limits.take('auth', 'a')).retryAfterSeconds).not.toBeNull()
  })

  test('a factor multiplies every limit', async () => {
    expect(await open(100).take('cart', 'a')).toMatchObject({ limit: 6000, remaining: 5999 })
  })

  describe('while the shared store is away', () => {
    const opened = (...others: LimiterStore[]) => {
      const state = { isDown: true, isHanging: false, asked: 0, failures: 0, now: 0 }
      class Store extends RateLimiterMemory {
        override consume(key: string) {
          state.asked += 1
          if (state.isHanging) return new Promise<never>(() => undefined)
          return state.isDown ? Promise.reject(new Error('down')) : super.consume(key)
        }
      }
      const limits = createLimits({
        stores: [({ points, seconds }) => new Store({ points, duration: seconds }), ...others],
        factor: 1,
        onStoreFailure: () => (state.failures += 1),
        now: () => state.now,
      })
      return { state, limits }
    }

    test('the next one counts, all of every class; it is not asked for what the first one counts', async () => {
      const { limits, state } = opened(memoryStore())
      for (let left = 9; left >= 0; left--)
        expect(await limits.take('auth', 'a')).toMatchObject({ remaining: left, isAlone: false })
      const over = await limits.take('auth', 'a')
      expect([over.limit, limitWords(over)]).toEqual([10, expect.stringMatching(/^Too many tries/)])
      Object.assign(state, { isDown: false, now: 1000 })
      expect(await limits.take('auth', 'a')).toMatchObject({ remaining: 9 })
    })

    test('and with no other one this process: half of what is strict, and all of the rest', async () => {
      const { limits } = opened()
      const takes = [await limits.take('auth', 'a')]
      for (let time = 2; time <= 6; time++) takes.push(await limits.take('auth', 'a'))
      expect(takes.map(({ retryAfterSeconds }) => retryAfterSeconds === null)).toEqual([...Array(5).fill(true), false])
      expect(takes[5]).toMatchObject({ limit: 5, remaining: 0, isAlone: true })
      expect(takes[5] && limitWords(takes[5])).toMatch(/^Something of ours is down, .* Please wait \d+ seconds/)
      expect(await limits.take('read', 'a')).toMatchObject({ limit: 1000, remaining: 999, retryAfterSeconds: null })
    })

    test('this process takes back what it has counted, and its own error ends no request', async () => {
      const { limits } = opened()
      await limits.take('auth', 'a')
      await limits.giveBack('auth', 'a')
      expect(await limits.take('auth', 'a')).toMatchObject({ remaining: 4, isAlone: true })
    })

    test('it is asked once a second, and counts again as soon as it is back', async () => {
      const { limits, state } = opened()
      for (let time = 0; time < 5; time++) await limits.take('read', 'a')
      expect([state.asked, state.failures]).toEqual([1, 1])
      state.isDown = false
      state.now = 999
      expect(await limits.take('read', 'a')).toMatchObject({ isAlone: true })
      state.now = 1000
      expect(await limits.take('read', 'a')).toMatchObject({ isAlone: false, remaining: 999 })
    })

    test('one that hangs is as good as away after half a second', async () => {
      const { limits, state } = opened()
      state.isHanging = true
      expect(await limits.take('auth', 'a')).toMatchObject({ isAlone: true, retryAfterSeconds: null })
    })
  })
})

describe('what a request counts against', () => {
  const classes = (method: string, path: string, cookie = '') =>
    limitsOf({ request: new Request(`http://x${path}`, { method, headers: { cookie } }), path, address: 'a' }).map(
      ([name]) => name,
    )

  test.each([
    ['GET', '/', ['read']],
    ['GET', '/upstream/media/kit', ['media']],
    ['POST', '/_serverFn/x', ['write']],
    ['POST', '/api/save-user-jwt', ['write', 'auth']],
    ['POST', '/api/signup-user', ['write', 'newsletter', 'newsletterHourly']],
    ['GET', '/api/preview', ['previewEntry']],
    ['POST', '/api/csp-report', ['cspReport']],
    ['POST', '/api/transition-counts', ['transitionCounts']],
  ])('%s %s: %j', (method, path, names) => expect(classes(method, path)).toEqual(names))

  test('a cart counts for itself, however many addresses use it', () => {
    expect(classes('POST', '/api/cart/add', '__Host-cart=secret')).toEqual(['write', 'cart'])
    const [, [, key] = []] = limitsOf({
      request: new Request('http://x', { method: 'POST', headers: { cookie: '__Host-cart=secret' } }),
      path: '/api/cart/add',
      address: 'a',
    })
    expect(key).not.toContain('secret')
  })

  test('too many end the request with 429 and its headers', async () => {
    const limits = open(0.01)
    const counted = { request: new Request('http://x'), path: '/', address: 'a', limits: async () => limits }
    for (let time = 0; time < 10; time++) expect(await enforceLimits(counted)).toEqual({})
    await expect(enforceLimits(counted)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String), 'ratelimit-remaining': '0' },
    })
  })
})

describe('who is counted', () => {
  test('an invented X-Forwarded-For changes nothing', () => {
    expect(clientAddress({ peer: '203.0.113.7', forwarded: '1.2.3.4', hops: 0 })).toBe('203.0.113.7')
  })

  test('behind proxies it is what they wrote, from the right', () => {
    const forwarded = '6.6.6.6, 198.51.100.1, 10.0.0.2'
    expect(clientAddress({ peer: '10.0.0.1', forwarded, hops: 1 })).toBe('10.0.0.2')
    expect(clientAddress({ peer: '10.0.0.1', forwarded, hops: 2 })).toBe('198.51.100.1')
    expect(clientAddress({ peer: '10.0.0.1', forwarded: null, hops: 1 })).toBe('10.0.0.1')
  })

  test.each([
    ['198.51.100.3:50000', '198.51.100.3'],
    ['[2001:db8:1:2::1]:50000', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[fe80::1%eth0]:443', 'fe80:0:0:0::/64'],
    ['::ffff:c633:6403', '198.51.100.3'],
    ['[::ffff:198.51.100.3]:50000', '198.51.100.3'],
    ['64:ff9b::c633:6403', '198.51.100.3'],
    ['64:ff9b:1::c633:6403', '64:ff9b:1:0::/64'],
  ])('a proxy that writes %s means %s', (forwarded, counted) => {
    expect(clientAddress({ peer: '10.0.0.1', forwarded, hops: 1 })).toBe(counted)
  })

  test.each([
    'unknown',
    '_hidden',
    '198.51.100',
    '198.51.100.3:',
    'a:50000',
    '[::1',
    '1:2',
    '"198.51.100.3"',
    'x'.repeat(99),
  ])('a proxy that writes %s is counted itself', (forwarded) =>
    expect(clientAddress({ peer: '10.0.0.1', forwarded, hops: 1 })).toBe('10.0.0.1'),
  )

  test('a household’s IPv6 addresses count as one', () => {
    const one = clientAddress({ peer: '2001:db8:1:2:aaaa::1', forwarded: null, hops: 0 })
    expect(one).toBe('2001:db8:1:2::/64')
    expect(clientAddress({ peer: '2001:db8:1:2:bbbb:1:2:3', forwarded: null, hops: 0 })).toBe(one)
    expect(clientAddress({ peer: '2001:db8:1:3::1', forwarded: null, hops: 0 })).not.toBe(one)
    expect(clientAddress({ peer: '::ffff:203.0.113.7', forwarded: null, hops: 0 })).toBe('203.0.113.7')
  })
})

import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, test } from 'vitest'
import { createLimits, limitHeaders } from '~/services/platform/limits/limits'
import { memoryStore } from '~/services/platform/limits/stores'
import { clientAddress } from '~/services/request/pipeline/client-address.server'
import { enforceLimits, limitsOf } from '~/services/request/pipeline/limit-request'

const open = (factor = 1) => createLimits({ store: memoryStore(), factor, onStoreFailure: () => undefined })

describe('limits (T15)', () => {
  test('the eleventh sign-in of a minute is too many, and says when to come back', async () => {
    const limits = open()
    for (let time = 1; time <= 10; time++)
      expect(await limits.take('auth', 'a')).toMatchObject({ remaining: 10 - time, retryAfterSeconds: null })
    const over = await limits.take('auth', 'a')
    expect(over).toMatchObject({ limit: 10, remaining: 0 })
    expect(over?.retryAfterSeconds).toBeGreaterThan(0)
    expect(over && limitHeaders(over)).toMatchObject({
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

  test('a factor multiplies every limit', async () => {
    expect(await open(100).take('cart', 'a')).toMatchObject({ limit: 6000, remaining: 5999 })
  })

  test('when nobody can count, reading goes on and signing in waits', async () => {
    const failures: unknown[] = []
    class Down extends RateLimiterMemory {
      override consume(): never {
        throw new Error('down')
      }
    }
    const limits = createLimits({
      store: ({ points, seconds }) => new Down({ points, duration: seconds }),
      factor: 1,
      onStoreFailure: (error) => failures.push(error),
    })
    expect(await limits.take('read', 'a')).toBeNull()
    expect(await limits.take('auth', 'a')).toMatchObject({ retryAfterSeconds: 5 })
    expect(failures).toHaveLength(2)
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

  test('a household’s IPv6 addresses count as one', () => {
    const one = clientAddress({ peer: '2001:db8:1:2:aaaa::1', forwarded: null, hops: 0 })
    expect(one).toBe('2001:db8:1:2::/64')
    expect(clientAddress({ peer: '2001:db8:1:2:bbbb:1:2:3', forwarded: null, hops: 0 })).toBe(one)
    expect(clientAddress({ peer: '2001:db8:1:3::1', forwarded: null, hops: 0 })).not.toBe(one)
    expect(clientAddress({ peer: '::ffff:203.0.113.7', forwarded: null, hops: 0 })).toBe('203.0.113.7')
  })
})

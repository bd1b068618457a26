import { describe, expect, test } from 'vitest'
import { judge } from '../../scripts/security/observatory-rules'

const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; style-src 'self' 'nonce-abc'; img-src 'self' data:; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
}
const of = (headers: Record<string, string>, html: string | null = '<script src="/a.js" nonce="abc"></script>') =>
  judge({ url: new URL('https://shop.example/'), headers: new Headers(headers), html })
const pointsOf = (rule: string, headers: Record<string, string>, html?: string | null) =>
  of({ ...GOOD, ...headers }, html).verdicts.find((each) => each.rule === rule)?.points
const csp = (text: string) => pointsOf('content-security-policy', { 'content-security-policy': text })

describe('the score of Mozilla’s HTTP Observatory', () => {
  test('is 130 for all that can be had without the preload list, over ten rules', () => {
    expect(of(GOOD).score).toBe(130)
    expect(of(GOOD).verdicts).toHaveLength(10)
    expect(of({ ...GOOD, 'set-cookie': 'a=b; Secure; SameSite=Lax' }).score).toBe(135)
  })

  test('of nothing at all is its own published worst: no extra credit below 90', () => {
    // 100 −25 (policy) −20 (HSTS) −5 (nosniff) −20 (frames)
    expect(of({}).score).toBe(30)
    expect(of({ ...GOOD, 'strict-transport-security': '' }).score).toBe(80)
  })

  test('of a policy', () => {
    expect(csp("default-src 'none'; frame-ancestors 'none'; sandbox")).toBe(10)
    expect(csp("default-src 'self'")).toBe(5)
    expect(csp("default-src 'none'; style-src 'unsafe-inline'")).toBe(0)
    expect(csp("default-src 'none'; script-src 'unsafe-inline'")).toBe(-20)
    expect(csp("default-src 'none'; script-src 'nonce-a' 'unsafe-inline' https: 'strict-dynamic'")).toBe(10)
    expect(csp("default-src 'none'; script-src 'unsafe-eval'")).toBe(-10)
    expect(csp("default-src 'none'; img-src http:")).toBe(-10)
    expect(csp("default-src 'none'; connect-src http://a.test")).toBe(-20)
    expect(csp("script-src 'self'")).toBe(-20)
    expect(csp("default-src 'none'; default-src 'self'")).toBe(-25)
  })

  test('of cookies', () => {
    const cookie = (text: string) => pointsOf('cookies', { 'set-cookie': text })
    expect(cookie('a=b; Secure')).toBe(0)
    expect(cookie('a=b')).toBe(-5)
    expect(cookie('session=b')).toBe(-10)
    expect(cookie('session=b; Secure')).toBe(-30)
    expect(cookie('a=b; Secure; SameSite=Most')).toBe(-20)
  })

  test('of scripts, and of what others may read', () => {
    const html = (src: string) => pointsOf('subresource-integrity', {}, `<script src="${src}"></script>`)
    expect([
      html('/a.js'),
      html('https://shop.example/a.js'),
      html('https://b.test/a.js'),
      html('//b.test/a.js'),
    ]).toEqual([0, 0, -5, -50])
    const open = { 'access-control-allow-origin': 'https://a.test', 'access-control-allow-credentials': 'true' }
    expect(pointsOf('cross-origin-resource-sharing', open)).toBe(-50)
    expect(pointsOf('referrer-policy', { 'referrer-policy': 'unsafe-url' })).toBe(-5)
    expect(pointsOf('cross-origin-resource-policy', { 'cross-origin-resource-policy': 'cross-origin' })).toBe(0)
  })
})

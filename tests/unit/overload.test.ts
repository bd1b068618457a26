import { describe, expect, test } from 'vitest'
import words from '~/content/plain-answers.json'
import type { PipelineOptions } from '~/services/request/pipeline/pipeline.server'
import { HOME, openPipeline } from '../support/pipeline'

const own = { origin: HOME, 'content-type': 'application/json' }
/** What is asked when there is too much to do already. */
const FULL = { enter: () => 'refused' as const, waiting: () => 99, look: () => {} }

const open = (answer: PipelineOptions['answer']) => openPipeline({ answer, admission: FULL, words })

describe('overload', () => {
  const asked: string[] = []
  const busy = open(async (request) => {
    asked.push(new URL(request.url).pathname)
    return Response.json({})
  })
  const PERSON = { accept: 'text/html' }

  test('is told to people by a page in their language, with the address to try again', async () => {
    const answer = await busy('/de/products/kit?variant=1&a="<', { headers: PERSON })
    const { status, headers } = answer
    const html = await answer.text()
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(2)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Im Shop ist gerade sehr viel los')
    expect(html).toMatch(/href="\/de\/products\/kit\?variant=1&amp;a=%22%3C"/)
    const [, nonce = 'none'] = /<style nonce="([^"]+)">/.exec(html) ?? []
    expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
  })

  test('has no link where the address would lead elsewhere (T2)', async () => {
    for (const path of ['//evil.tld/x', '/%5Cevil.tld', '/\\evil.tld']) {
      const html = await (await busy(path, { headers: PERSON })).text()
      expect(html).not.toContain('href="//')
      expect(html).not.toContain('evil.tld')
    }
  })

  test('is told to who has sent a form without a link: the browser has the form still', async () => {
    const headers = { ...own, ...PERSON, referer: `${HOME}/fr/products/kit` }
    const html = await (await busy('/api/cart/add', { method: 'POST', headers, body: '{}' })).text()
    expect(html).toContain('Il y a beaucoup de monde dans la boutique')
    expect(html).not.toContain('<a ')
  })

  test('is small JSON for an interface', async () => {
    const answer = await busy('/api/cart/add', { method: 'POST', headers: own, body: '{}' })
    expect([answer.status, await answer.json()]).toEqual([503, { error: expect.stringContaining('try again') }])
  })

  test('is a text for the caller of a server function, who would take JSON for its answer', async () => {
    const headers = { ...own, 'x-tsr-serverfn': 'true' }
    const answer = await busy('/_serverFn/abc', { method: 'POST', headers, body: '{}' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
  })

  test('refuses before anything is done, and nobody who asks how the process is', async () => {
    asked.length = 0
    for (const path of ['/', '/api/cart', '/_serverFn/abc']) expect((await busy(path)).status).toBe(503)
    for (const path of ['/readyz', '/healthz', '/version']) expect((await busy(path)).status).toBe(200)
    expect(asked).toEqual(['/readyz', '/healthz', '/version'])
  })
})

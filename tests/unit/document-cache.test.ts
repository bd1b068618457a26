import { gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import type { RequestContext } from '~/services/request/context/context'
import { NONCE_LENGTH, newNonce } from '~/services/request/context/nonce.server'
import { createDocuments } from '~/services/request/documents/cache/documents.server'
import { prepare, stampGzip } from '~/services/request/documents/cache/stamp.server'

const SAMENESS = {
  query: { variant: ['7', '8'] },
  personal: ['qr_data'],
  cookies: { region: ['eu', 'us'], consent: ['none'] },
}
type Page = (asked: { request: Request; nonce: string; renders: number }) => Response | Promise<Response>

const page: Page = ({ request, nonce, renders }) => {
  const canaries = ['host', 'user-agent', 'accept-language', 'referer', 'cookie', 'x-user'].map((name) =>
    request.headers.get(name),
  )
  const html = `<html><script nonce="${nonce}">1</script><p>${request.url} ${renders} ${canaries} ${'kit '.repeat(300)}</p><link nonce="${nonce}"></html>`
  return new Response(html, { headers: { 'content-type': 'text/html', 'x-document': '60 3600' } })
}

function openCache(render: Page = page) {
  let renders = 0
  let now = 0
  const failures: unknown[] = []
  const documents = createDocuments({
    ...SAMENESS,
    origin: 'http://localhost:3000',
    policy: (nonce) => `script-src 'nonce-${nonce}'`,
    onFailure: (error) => failures.push(error),
    now: () => now,
    patienceMs: 5000,
    render: async (request, { nonce }) => render({ request, nonce, renders: ++renders }),
  })
  const context: RequestContext = { nonce: newNonce(), requestId: 'r', address: 'a', boot: 'intent' }
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = new Request(`http://localhost:3000${path}`, {
      method,
      headers: { accept: 'text/html', ...headers },
    })
    const answer = await documents.fetch(request, context)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const html = (answer.headers.get('content-encoding') === 'gzip' ? gunzipSync(bytes) : bytes).toString()
    return {
      answer,
      html,
      nonce: /nonce-([\w-]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '',
    }
  }
  return { documents, get, failures, pass: (ms: number) => (now += ms), renders: () => renders }
}

const noncesIn = (html: string) => [...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce]) => nonce)

describe('one rendering for everybody', () => {
  test('every response has its own nonce, in header and body, plain and gzip, and is else the same (T21)', async () => {
    const { get, renders } = openCache()
    const seen = new Set<string>()
    const bodies = new Set<string>()
    for (let time = 0; time < 200; time++) {
      const { html, nonce } = await get('/', time % 2 ? { 'accept-encoding': 'gzip, br' } : {})
      expect(nonce).toHaveLength(NONCE_LENGTH)
      expect(noncesIn(html)).toEqual([nonce, nonce])
      seen.add(nonce)
      bodies.add(html.replaceAll(nonce, 'N'))
    }
    expect([seen.size, bodies.size, renders()]).toEqual([200, 1, 1])
  })

  test('the renderer sees nothing of the visitor (T21)', async () => {
    const { get } = openCache()
    const evil = {
      host: 'evil-CANARY.tld',
      'x-forwarded-host': 'evil-CANARY.tld',
      'user-agent': 'CANARY',
      'accept-language': 'CANARY',
      referer: 'http://CANARY/',
      'x-user': 'CANARY',
    }
    await get('/kit?utm_source=CANARY&variant=7', evil)
    const { html } = await get('/kit?variant=7&utm_source=other')
    expect(html).not.toContain('CANARY')
    expect(html).toContain('/kit?variant=7 1 ')
  })

  test('equal requests at the same moment share one rendering', async () => {
    const { get, renders } = openCache()
    await Promise.all(Array.from({ length: 20 }, () => get('/')))
    expect(renders()).toBe(1)
  })
})

describe('who is not everybody', () => {
  test.each([
    ['an unknown cookie', { cookie: '__Host-cart=abc' }],
    ['a session', { cookie: 'region=eu; __Host-sid=abc' }],
    ['an unknown value', { cookie: 'region=zz' }],
    ['a cookie named like a prototype', { cookie: 'constructor=x' }],
    ['an authorization', { authorization: 'Bearer x' }],
    ['a range', { range: 'bytes=0-1' }],
  ])('%s gets an own rendering that nobody keeps', async (_name, headers: Record<string, string>) => {
    const { get, documents } = openCache()
    const { answer } = await get('/', headers)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('vary')).toContain('cookie')
    expect(documents.stats()).toMatchObject({ bypass: 1, entries: 0 })
  })

  test('values that nobody offers, however many, share the copy without them', async () => {
    const { get, renders, documents } = openCache()
    for (let value = 10; value < 60; value += 1) expect((await get(`/kit?variant=${value}`)).html).toContain('/kit 1 ')
    await get('/kit?variant=8')
    expect([renders(), documents.stats().entries]).toEqual([2, 2])
  })

  test('a region has its own copy', async () => {
    const { get, renders } = openCache()
    const eu = await get('/', { cookie: 'region=eu' })
    const us = await get('/', { cookie: 'region=us' })
    await get('/', { cookie: 'region=us' })
    expect([eu.answer.headers.get('cache-control'), us.html.includes('region=us')]).toEqual(['private, no-cache', true])
    expect(renders()).toBe(2)
  })
})

describe('what is not kept', () => {
  const html = { 'content-type': 'text/html' }
  test.each([
    ['a page that did not opt in', () => new Response('x', { headers: html })],
    [
      'a page with a cookie',
      () => new Response('x', { headers: { ...html, 'x-document': '60 60', 'set-cookie': 'a=b' } }),
    ],
    ['a missing page', () => new Response('x', { status: 404, headers: { ...html, 'x-document': '60 60' } })],
    ['no page', () => Response.json({}, { headers: { 'x-document': '60 60' } })],
  ])('%s', async (_name, render: Page) => {
    const { get, documents } = openCache(render)
    await get('/')
    const { answer } = await get('/')
    expect(answer.headers.get('x-document') === null || !answer.headers.get('content-type')?.includes('html')).toBe(
      true,
    )
    expect(documents.stats().entries).toBe(0)
  })
})

describe('time', () => {
  test('a stale copy is shown while a fresh one is made', async () => {
    const { get, pass, documents } = openCache()
    await get('/')
    pass(61_000)
    expect((await get('/')).html).toContain('/ 1 ')
    expect(documents.stats()).toMatchObject({ stale: 1, hit: 0 })
    await vi.waitFor(async () => expect((await get('/')).html).toContain('/ 2 '))
    expect(documents.stats()).toMatchObject({ hit: 1, fills: 2 })
  })

  test('while the source is down the old copy stays, and the log says so', async () => {
    const { get, pass, failures } = openCache((asked) =>
      asked.renders === 1
        ? page(asked)
        : new Response('down', { status: 500, headers: { 'content-type': 'text/html' } }),
    )
    await get('/')
    pass(61_000)
    await get('/')
    await vi.waitFor(() => expect(failures.length).toBeGreaterThan(0))
    const { answer, html } = await get('/')
    expect([answer.status, html.includes('/ 1 ')]).toEqual([200, true])
  })

  test('a purge forgets, also what is being rendered', async () => {
    let finish: () => void = () => undefined
    const slow = openCache(async (asked) => {
      if (asked.renders === 1) await new Promise<void>((resolve) => (finish = resolve))
      return page(asked)
    })
    const first = slow.get('/')
    slow.documents.purge()
    finish()
    await first
    // what is kept is kept behind the answer
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(slow.documents.stats().entries).toBe(0)
    await slow.get('/')
    slow.documents.purge((target) => target === '/other')
    expect(slow.documents.stats().entries).toBe(1)
    slow.documents.purge()
    expect(slow.documents.stats().entries).toBe(0)
  })
})

describe('HTTP', () => {
  test('an unchanged document is a 304 without a policy', async () => {
    const { get } = openCache()
    await get('/')
    const etag = (await get('/')).answer.headers.get('etag') ?? ''
    const { answer, html } = await get('/', { 'if-none-match': etag })
    expect([answer.status, answer.headers.get('content-security-policy'), html]).toEqual([304, null, ''])
  })

  test('a page has one tag in every process: when it was loaded does not count, what it says does', async () => {
    const tagOf = async (text: string, loadedAt: number) => {
      const html = `<html><script>{u:${loadedAt},s:"success"}</script>${text}</html>`
      const { get } = openCache(
        () => new Response(html, { headers: { 'content-type': 'text/html', 'x-document': '60 3600' } }),
      )
      return (await get('/')).answer.headers.get('etag')
    }
    expect(await tagOf('kit', 1_795_404_586_331)).toBe(await tagOf('kit', 1_795_404_593_860))
    expect(await tagOf('kit', 1_795_404_586_331)).not.toBe(await tagOf('another kit', 1_795_404_586_331))
  })

  test('HEAD has the headers and no body', async () => {
    const { get } = openCache()
    await get('/')
    const { answer, html, nonce } = await get('/', {}, 'HEAD')
    expect([answer.status, html]).toEqual([200, ''])
    expect(nonce).toHaveLength(NONCE_LENGTH)
  })
})

describe('a stamped page', () => {
  test('unpacks to itself whatever stands around its nonces', () => {
    for (const length of [0, 1, 100, 40_000]) {
      const placeholder = newNonce()
      const filler = Array.from({ length }, (_, at) => `="${placeholder.slice(0, 1 + (at % 5))} kit ${at % 97}`).join(
        '',
      )
      const html = Array.from({ length: 30 }, () => `${filler.slice(0, 3000)}nonce="${placeholder}"`).join(
        filler.slice(0, 500),
      )
      const page = prepare(Buffer.from(`${html}${filler}`), placeholder)
      const nonce = newNonce()
      expect(gunzipSync(stampGzip(page, nonce)).toString()).toBe(`${html}${filler}`.replaceAll(placeholder, nonce))
    }
  })

  test('is packed in a moment', () => {
    const placeholder = newNonce()
    const html = Array.from(
      { length: 60 },
      (_, at) => `${`<p>kit ${at}</p>`.repeat(100)}<a nonce="${placeholder}">`,
    ).join('')
    const started = performance.now()
    const { gzip, plain } = prepare(Buffer.from(html), placeholder)
    expect(performance.now() - started).toBeLessThan(500)
    expect(gzip.length).toBeLessThan(plain.length / 5)
  })
})

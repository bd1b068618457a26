import { expect, test } from 'vitest'
import { bootMode } from '~/services/request/documents/boot/boot-mode'
import { knownHosts, ownOrigins } from '~/services/request/pipeline/host.server'
import { createPipeline, type PipelineOptions } from '~/services/request/pipeline/pipeline.server'
import { securityHeaders } from '~/services/request/pipeline/security-headers.server'

// docs/decisions/0064-a-frame-beside-the-inspector.md
const HOME = 'http://localhost:3000'
const address = { publicOrigin: HOME, allowed: '', port: 3000 }
const page = async () => new Response('<html></html>', { headers: { 'content-type': 'text/html; charset=utf-8' } })

function pipeline(answer: PipelineOptions['answer'] = page) {
  const ask = createPipeline({
    answer,
    hosts: knownHosts(address),
    origins: ownOrigins(address),
    count: async () => ({}),
    trustedProxies: 0,
    headers: securityHeaders({ isDev: false, isTls: false }),
  })
  return (path: string, init: RequestInit = {}) => ask(new Request(`${HOME}${path}`, init))
}

const frame = (site: string) => ({ headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site } })
const allowed = async (path: string, init: RequestInit = {}) => {
  const { headers } = await pipeline()(path, init)
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  return [headers.get('x-frame-options'), ...policy.filter((part) => part.startsWith('frame-'))]
}
const hosts = 'https://www.youtube-nocookie.com https://player.vimeo.com'

test('a page of ours may show a page in a frame, nobody else may', async () => {
  expect(await allowed('/cart', frame('same-origin'))).toEqual([
    ...['SAMEORIGIN', `frame-src ${hosts}`, "frame-ancestors 'self'"],
  ])
  for (const init of [{}, frame('same-site'), frame('cross-site'), frame('none')])
    expect(await allowed('/cart', init)).toEqual(['DENY', `frame-src ${hosts}`, "frame-ancestors 'none'"])
})

test('only the inspector has frames of ours', async () => {
  expect(await allowed('/inspector')).toEqual(['DENY', `frame-src 'self' ${hosts}`, "frame-ancestors 'none'"])
})

test('what is no page is in no frame', async () => {
  const answer = await pipeline(async () => Response.json({}))('/api/x', {
    method: 'POST',
    body: '{}',
    ...frame('same-origin'),
  })
  expect(answer.headers.get('x-frame-options')).toBe('DENY')
})

test('?inspect leads to the inspector with the page beside it; the page itself stays where it is', async () => {
  const led = async (path: string, init: RequestInit = { headers: { accept: 'text/html' } }) => {
    const { status, headers } = await pipeline()(path, init)
    return status === 302 ? headers.get('location') : status
  }
  expect(await led('/nl/cart?inspect&stage=cart+SET_QTY&a=1')).toBe(
    `/inspector?page=${encodeURIComponent('/nl/cart?stage=cart+SET_QTY&a=1')}`,
  )
  expect(await led('/?inspect&key=some+key')).toBe('/inspector?page=%2F&key=some+key')
  expect(await led('/cart?inspect=bare')).toBe(200)
  expect(await led('/inspector?inspect')).toBe(200)
  expect(await led('/cart?inspect', {})).toBe(200)
  expect(await led('/cart?inspect', { headers: { accept: 'text/html', ...frame('same-origin').headers } })).toBe(200)
})

test('a page in a frame boots at once', () => {
  const asked = (init: RequestInit) => bootMode(new Request(`${HOME}/pages/about`, init))
  expect([asked({}), asked(frame('same-origin')), asked(frame('cross-site'))]).toEqual(['intent', 'now', 'intent'])
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createRenditionCache } from '~/services/upstreams/media/embedded/rendition-cache'
import { keyOf } from '~/services/upstreams/media/embedded/rendition-key'
import { master, openMedia } from '../support/media'

let media: Awaited<ReturnType<typeof openMedia>>
beforeEach(async () => {
  media = await openMedia()
})
afterEach(() => media.close())

describe('sizes', () => {
  test.each([
    ['wide?w=400&fm=webp', { width: 400, height: 300, format: 'webp' }],
    ['wide?h=450&fm=webp', { width: 600, height: 450, format: 'webp' }],
    ['wide?w=400&h=200&fm=webp', { width: 267, height: 200, format: 'webp' }],
    ['wide?w=400&h=200&fit=fill&fm=jpg', { width: 400, height: 200, format: 'jpeg' }],
    ['wide?w=400&h=200&fit=thumb&fm=png', { width: 400, height: 200, format: 'png' }],
    ['wide?w=400&h=200&fit=pad&fm=webp', { width: 400, height: 200, format: 'webp' }],
    ['wide?w=400&h=200&fit=scale&fm=webp', { width: 400, height: 200, format: 'webp' }],
    ['wide?w=400&h=200&fit=crop&fm=webp', { width: 400, height: 200, format: 'webp' }],
    ['wide?w=1920&fm=webp', { width: 1200, height: 900, format: 'webp' }],
    ['small?w=800&h=800&fit=fill&fm=webp', { width: 100, height: 100, format: 'webp' }],
    ['small?w=400&h=50&fit=crop&fm=webp', { width: 200, height: 50, format: 'webp' }],
    ['wide', { width: 1200, height: 900, format: 'webp' }],
    ['wide?width=400', { width: 400, height: 300, format: 'webp' }],
    ['wide?width=200&height=200&crop=center', { width: 200, height: 200, format: 'webp' }],
    ['wide?width=390&height=220', { width: 299, height: 224, format: 'webp' }],
    ['wide?width=5000', { width: 1200, height: 900, format: 'webp' }],
  ])('%s → %o', async (path, expected) => {
    const { width, height, format } = await media.pixels(path)
    expect(format).toBe(expected.format)
    expect(Math.abs(width - expected.width)).toBeLessThanOrEqual(1)
    expect(Math.abs(height - expected.height)).toBeLessThanOrEqual(1)
  })

  test.each([
    ['left', [180, 83, 42]],
    ['right', [244, 231, 211]],
  ])('a cut keeps the %s when asked', async (f, expected) => {
    const response = await media.get(`wide?w=96&h=450&fit=fill&f=${f}&fm=png`)
    const { channels } = await sharp(await response.bytes()).stats()
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual(expected)
  })

  test.each([
    'wide?w=401',
    'wide?w=0',
    'wide?w=-100',
    'wide?w=4e2',
    'wide?w=100000',
    'wide?w=400&h=7',
    'wide?q=76',
    'wide?fm=gif',
    'wide?fm=svg',
    'wide?fit=stretch',
    'wide?f=face',
    'wide?w=400&w=800',
    'wide?width=0',
    'wide?width=abc',
    'wide?width=100&crop=everything',
  ])('%s → 400', async (path) => {
    expect((await media.get(path)).status).toBe(400)
  })
})

describe('names', () => {
  test.each([
    'nobody',
    '',
    '__proto__',
    'constructor',
    'index.json',
    'wide.webp',
    '../../wide',
    '..%2f..%2f.env',
    '%252e%252e%252fwide',
    '..\\..\\wide',
    'wide%00',
    'wide/wide',
    '%zz',
  ])('"%s" is not found', async (name) => {
    const response = await media.get(name)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  })

  test('a redrawn picture shows without a restart and under another ETag', async () => {
    const before = await media.get('wide?w=400&fm=webp')
    const wide = await master(media.mediaDir, 'wide', { width: 1600, height: 900 })
    await writeFile(join(media.mediaDir, 'index.json'), `${JSON.stringify({ wide })}\n`)
    media.wait()
    const after = await media.get('wide?w=1600&fm=webp')
    expect((await sharp(await after.bytes()).metadata()).width).toBe(1600)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect((await media.get('small')).status).toBe(404)
  })
})

describe('what a browser is told', () => {
  test('a versioned URL is kept forever, any other for minutes', async () => {
    const cacheControl = async (path: string) => (await media.get(path)).headers.get('cache-control')
    expect(await cacheControl(`wide?w=400&v=${media.masters.wide.hash}`)).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl('wide?w=400&v=0123456789')).toBe('public, max-age=300')
    expect(await cacheControl('wide?w=400&v=')).toBe('public, max-age=300')
    expect(await cacheControl('wide?w=400')).toBe('public, max-age=300')
    expect(await cacheControl('wide?w=401')).toBe('no-store')
  })

  test('the format follows Accept only when none is asked', async () => {
    const asked = await media.get('wide?w=96&fm=webp', { accept: 'image/avif,image/webp' })
    expect(asked.headers.get('content-type')).toBe('image/webp')
    expect(asked.headers.get('vary')).toBeNull()
    const modern = await media.get('wide?w=96', { accept: 'image/avif,image/webp,*/*' })
    expect(modern.headers.get('content-type')).toBe('image/avif')
    expect(modern.headers.get('vary')).toBe('Accept')
    expect((await media.get('wide?w=96', { accept: '*/*' })).headers.get('content-type')).toBe('image/webp')
  })

  test('a picture can do nothing but be seen', async () => {
    for (const path of ['wide?w=96', 'wide', 'nobody', 'wide?w=1']) {
      const { headers } = await media.get(path)
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('the same ETag again is 304, HEAD has no body, other methods are 405', async () => {
    const first = await media.get('wide?w=96&fm=webp')
    const etag = first.headers.get('etag') ?? ''
    expect((await media.get('wide?w=96&fm=webp', { 'if-none-match': etag })).status).toBe(304)
    expect((await media.get('wide?w=160&fm=webp', { 'if-none-match': etag })).status).toBe(200)
    const head = await media.get('wide?w=96&fm=webp', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
    const post = await media.get('wide?w=96', {}, 'POST')
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('quality is 75 unless asked', async () => {
    const usual = await (await media.get('wide?w=800&fm=webp')).bytes()
    expect(usual).toEqual(await (await media.get('wide?w=800&fm=webp&q=75')).bytes())
    expect(usual).not.toEqual(await (await media.get('wide?w=800&fm=webp&q=40')).bytes())
  })
})

describe('encoding', () => {
  test('happens once however many ask, and then the file answers', async () => {
    const narrow = await openMedia({ waiting: 1 })
    const first = await Promise.all(Array.from({ length: 8 }, () => narrow.get('wide?w=400&fm=webp')))
    expect(first.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await narrow.files()).toBe(1)
    expect((await narrow.get('wide?w=400&fm=webp')).headers.get('x-cache')).toBe('HIT')
    await narrow.close()
  })

  test('a visitor does not wait behind the background', async () => {
    const warming = media.handler.warm(['wide'], [1280, 1440, 1600, 1920])
    const asked = await media.get('wide?w=96&fm=webp')
    const warmed = await media.files()
    expect(asked.headers.get('x-cache')).toBe('MISS')
    expect(warmed).toBeLessThan(8)
    expect(await warming).toBe(8)
  })

  test('with too many waiting, the next is told to come back', async () => {
    const narrow = await openMedia({ waiting: 1 })
    const widths = [96, 160, 240, 320, 400, 480]
    const answers = await Promise.all(widths.map((w) => narrow.get(`wide?w=${w}&fm=webp`)))
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3)
    expect(busy.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true)
    expect((await narrow.get('wide?w=480&fm=webp')).status).toBe(200)
    await narrow.close()
  })

  test('warming makes the usual sizes that visitors then find', async () => {
    expect(await media.handler.warm(['wide', 'nobody'], [96, 160])).toBe(4)
    expect(await media.handler.warm(['wide'], [96, 160])).toBe(0)
    const found = await media.get('wide?w=160', { accept: 'image/avif' })
    expect(found.headers.get('x-cache')).toBe('HIT')
  })

  test('what the build has encoded is answered as it stands there, and nothing is encoded again', async () => {
    const index = { ...media.masters.wide, name: 'wide' }
    const rendition = { w: 640, h: null, q: 75, fm: 'avif', fit: null, f: 'center' } as const
    await mkdir(join(media.mediaDir, 'rendered'))
    await writeFile(join(media.mediaDir, 'rendered', keyOf(index, rendition)), 'of the build')
    const found = await media.get('wide?w=640', { accept: 'image/avif,image/webp' })
    expect([found.headers.get('x-cache'), await found.text()]).toEqual(['HIT', 'of the build'])
    expect(await media.files()).toBe(0)
    expect((await media.get('wide?w=640', { accept: 'image/webp' })).headers.get('x-cache')).toBe('MISS')
  })

  test('a PNG is one file whatever quality is asked for: it loses nothing', async () => {
    for (const q of [50, 75, 90]) expect((await media.get(`wide?w=96&fm=png&q=${q}`)).status).toBe(200)
    expect(await media.files()).toBe(1)
  })

  test('takes no more of the disk than it may, from its first start on', async () => {
    const cacheDir = await mkdtemp(join(tmpdir(), 'renditions-'))
    const open = () => createRenditionCache({ cacheDir, mostBytes: 100 })
    const first = open()
    for (const key of ['aa', 'bb']) await first.put(key, Buffer.alloc(60))
    const again = open()
    for (const key of ['cc', 'dd']) await again.put(key, Buffer.alloc(30))
    const kept = await Promise.all(['aa', 'bb', 'cc', 'dd'].map(async (key) => (await again.get(key))?.length ?? 0))
    expect(kept).toEqual([60, 0, 30, 0])
    await rm(cacheDir, { recursive: true })
  })
})

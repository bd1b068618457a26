import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaEdge, MediaFormat } from '~/services/domain/pictures/picture.contract'
import { MEDIA_PATH } from '~/services/domain/pictures/picture-address.rules'
import type { Clock } from '~/services/platform/clock/clock'
import { logEvent } from '~/services/platform/log/log.server'
import { encode } from './encode'
import { createMasters, type Master } from './masters'
import { createQueue, type Priority, QueueFull } from './queue'
import { negotiated, type Rendition, type RenditionRequest, readRequest } from './rendition'
import { createRenditionCache } from './rendition-cache'
import { keyOf } from './rendition-key'

type MediaHandlerDeps = {
  /** where index.json and the masters are, and in `rendered` what the build has encoded of them */
  mediaDir: string
  /** pictures that are encoded on demand go to <cacheDir>/images */
  cacheDir: string
  clock: Clock
  /** how many visitors may wait for an encoder before the next one is told to come back */
  waiting?: number
}

type MediaHandler = ((request: Request) => Promise<Response>) & {
  /** Encodes usual sizes before anybody asks, one at a time and after every visitor. Answers how many it made. */
  warm(names: readonly string[], widths: readonly MediaEdge[], formats?: readonly MediaFormat[]): Promise<number>
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // other shops' pages on other origins may show our pictures
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * GET /upstream/media/{name}?w&h&q&fm&fit&f&v, and Shopify's width, height, crop. Sizes and qualities are allow-listed
 * (media.contract.ts); pictures are never enlarged. A URL whose `v` is the master's hash is immutable. Without `fm` the
 * browser's Accept decides; without any size the master itself is answered.
 * Refusals: 404 unknown name, 400 bad size, 405, 503 with Retry-After when too many wait for an encoder.
 */
export function createMediaHandler({ mediaDir, cacheDir, clock, waiting = 100 }: MediaHandlerDeps): MediaHandler {
  const masterOf = createMasters({ mediaDir, clock })
  const render = createRenderer({ builtDir: join(mediaDir, 'rendered'), cacheDir, waiting })

  async function handle(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' })
    const url = new URL(request.url)
    const master = await masterOf(nameIn(url))
    if (!master) return refuse(404)
    const asked = readRequest(url.searchParams)
    if (!asked) return refuse(400)
    const rendition = { ...asked, fm: asked.fm ?? (asked.isWhole ? 'webp' : negotiated(request.headers.get('accept'))) }
    const key = keyOf(master, rendition)
    const headers = headersOf({ master, asked, fm: rendition.fm, key })
    if (isKnown(request, headers.etag)) return new Response(null, { status: 304, headers })
    try {
      const { bytes, from } = asked.isWhole
        ? { bytes: await readFile(master.file), from: 'MASTER' }
        : await render({ master, rendition, key, priority: 'visitor' })
      const body = request.method === 'HEAD' ? null : new Uint8Array(bytes)
      return new Response(body, { headers: { ...headers, 'content-length': String(bytes.length), 'x-cache': from } })
    } catch (error) {
      if (error instanceof QueueFull) return refuse(503, { 'retry-after': '1' })
      throw error
    }
  }

  return Object.assign(handle, { warm: createWarmer({ masterOf, render }) })
}

type Warming = { masterOf: ReturnType<typeof createMasters>; render: ReturnType<typeof createRenderer> }

const createWarmer =
  ({ masterOf, render }: Warming): MediaHandler['warm'] =>
  async (names, widths, formats = ['avif', 'webp']) => {
    const found = await Promise.all(names.map(masterOf))
    let made = 0
    for (const master of found)
      for (const [w, fm] of widths.flatMap((width) => formats.map((format) => [width, format] as const))) {
        if (!master) continue
        const rendition = { w, h: null, q: 75, fm, fit: null, f: 'center' } as const
        const { from } = await render({ master, rendition, key: keyOf(master, rendition), priority: 'background' })
        if (from === 'MISS') made += 1
      }
    return made
  }

type Rendering = { master: Master; rendition: Rendition; key: string; priority: Priority }

/** From the cache, else encoded once however many ask: two pictures at a time, for logins share the same threads. */
function createRenderer({ waiting, ...dirs }: { builtDir: string; cacheDir: string; waiting: number }) {
  const renditions = createRenditionCache(dirs)
  const enqueue = createQueue({ slots: 2, waiting })
  const flights = new Map<string, Promise<Buffer>>()

  async function make({ master, rendition, key, priority }: Rendering) {
    const bytes = await enqueue(() => encode(master, rendition), priority)
    // a full disk costs time, not pictures
    await renditions.put(key, bytes).catch((error: unknown) => logEvent('media.store-failed', { error }))
    return bytes
  }

  return async (rendering: Rendering): Promise<{ bytes: Buffer; from: 'HIT' | 'MISS' }> => {
    const { key, priority } = rendering
    const stored = await renditions.get(key)
    if (stored) return { bytes: stored, from: 'HIT' }
    // a visitor does not wait behind the background for the same picture
    const lane = `${priority}:${key}`
    const flight = flights.get(lane) ?? make(rendering).finally(() => flights.delete(lane))
    flights.set(lane, flight)
    return { bytes: await flight, from: 'MISS' }
  }
}

/** The last part of the path; what is not a name finds no master. */
function nameIn({ pathname }: URL): string {
  const at = pathname.indexOf(MEDIA_PATH)
  return at === 0 ? pathname.slice(MEDIA_PATH.length) : ''
}

type Heading = { master: Master; asked: RenditionRequest; fm: MediaFormat; key: string }

function headersOf({ master, asked, fm, key }: Heading) {
  const isVersioned = asked.v !== null && asked.v.length >= 8 && master.hash.startsWith(asked.v)
  return {
    ...HEADERS,
    'content-type': fm === 'jpg' ? 'image/jpeg' : `image/${fm}`,
    'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    etag: `"${asked.isWhole ? master.hash : key.slice(0, 32)}"`,
    ...(asked.fm === null && !asked.isWhole && { vary: 'Accept' }),
  }
}

const isKnown = (request: Request, etag: string) =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

const refuse = (status: 400 | 404 | 405 | 503, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...HEADERS, 'cache-control': 'no-store', ...headers } })

import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createMediaHandler } from '~/services/upstreams/media/embedded/media.handler'

/** The image endpoint over two masters of its own: "wide" (1200 x 900) and "small" (200 x 100, half transparent). */
export async function openMedia({ waiting = 100 } = {}) {
  const mediaDir = await mkdtemp(join(tmpdir(), 'media-'))
  const cacheDir = await mkdtemp(join(tmpdir(), 'media-cache-'))
  const masters = {
    wide: await master(mediaDir, 'wide', { width: 1200, height: 900 }),
    small: await master(mediaDir, 'small', { width: 200, height: 100 }),
  }
  await writeFile(join(mediaDir, 'index.json'), JSON.stringify(masters))
  let now = Date.parse('2026-11-21T09:00:00.000Z')
  const handler = createMediaHandler({ mediaDir, cacheDir, clock: { now: () => now }, waiting })
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    handler(new Request(`http://localhost:3000/upstream/media/${path}`, { headers, method }))
  return {
    masters,
    mediaDir,
    handler,
    get,
    pixels: async (path: string) => {
      const { width, height, format } = await sharp(await (await get(path)).bytes()).metadata()
      return { width, height, format }
    },
    files: async () =>
      (await readdir(cacheDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
    wait: () => {
      now += 2_000
    },
    close: async () => {
      await rm(mediaDir, { recursive: true })
      await rm(cacheDir, { recursive: true })
    },
  }
}

/** Left half clay, right half paper: what is cut can be told by its colour. */
export async function master(mediaDir: string, name: string, { width, height }: { width: number; height: number }) {
  const right = { width: Math.ceil(width / 2), height, channels: 4 as const, background: '#f4e7d3' }
  const bytes = await sharp({ create: { width, height, channels: 4, background: '#b4532a' } })
    .composite([{ input: await sharp({ create: right }).png().toBuffer(), gravity: 'east' }])
    .webp({ lossless: true })
    .toBuffer()
  await writeFile(join(mediaDir, `${name}.webp`), bytes)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return { width, height, hash, dominant: '#b4532a', alt: { en: name, nl: name, fr: name, de: name, es: name } }
}

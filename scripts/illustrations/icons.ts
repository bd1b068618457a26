import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The logo: a piece of ruler with a poppy on it. */
const MARK =
  '<path d="M2 1.5 27.5 1 28 33 1.5 32.5z" fill="#f3bf45"/><path d="M2 7.5h8M2 13.5h13M2 19.5h8M2 25.5h13" stroke="#1f2a30" stroke-width="2"/><circle cx="21.5" cy="13.5" r="4" fill="#b8452a"/>'

const PAPER = '#fcfaf6'

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>\n`

/** The mark in the middle of a square of paper, which a phone may round. */
const tile = svg('-17 -15 64 64', `<path d="M-17-15h64v64h-64z" fill="${PAPER}"/>${MARK}`)

const manifest = {
  name: 'Playchart',
  short_name: 'Playchart',
  description: 'Play kits for every stage of the first five years',
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
}

/** Writes what browsers, phones and link previews ask for into public/. */
export async function renderIcons(root: URL) {
  const folder = new URL('public/', root)
  await mkdir(folder, { recursive: true })
  await keep(new URL('favicon.svg', folder), Buffer.from(svg('-2 0 34 34', MARK)))
  await keep(new URL('favicon.ico', folder), icoOf(await Promise.all([16, 32].map(markPng))))
  await keep(new URL('site.webmanifest', folder), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  await keep(new URL('icon-192.png', folder), await tilePng(192))
  await keep(new URL('icon-512.png', folder), await tilePng(512))
  await keep(new URL('apple-touch-icon.png', folder), await tilePng(180))
  const home = new URL('src/content/media/hero-home.webp', root)
  if (existsSync(home)) await keep(new URL('og.png', folder), await linkPreview(home))
}

const tilePng = (size: number) =>
  sharp(Buffer.from(tile), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()

const markPng = async (size: number) => ({
  size,
  png: await sharp(Buffer.from(svg('-2 0 34 34', MARK)), { density: (72 * size * 4) / 34 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer(),
})

/** The format of favicon.ico: a directory of 6 bytes, 16 for each picture, then the pictures, which may be PNG. */
function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let end = directory.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    directory.set([size, size], at)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(png.length, at + 8)
    directory.writeUInt32LE(end, at + 12)
    end += png.length
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)])
}

/** The home page's picture in the shape that link previews use. */
const linkPreview = async (file: URL) =>
  sharp(await readFile(file))
    .resize(1200, 630, { position: 'bottom' })
    .png({ palette: true, quality: 80, dither: 0.5 })
    .toBuffer()

/** Leaves an unchanged file alone. */
async function keep(file: URL, content: Buffer) {
  if (existsSync(file) && digest(await readFile(file)) === digest(content)) return
  await writeFile(file, content)
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/**
 * Encodes the pictures that pages show in the sizes that browsers pick, into the build: the first visitor of a fresh
 * server finds them there. Run by scripts/start.mjs. What has been encoded once is kept beside what is installed, for
 * the next build.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encode } from './encode.ts'
import { keyOf } from './rendition-key.ts'

const MASTERS = 'src/content/media'
const ENCODER = new URL('encode.ts', import.meta.url)
const AT_ONCE = 2

const [target = '.output/media/rendered'] = process.argv.slice(2)
const kept = join('node_modules/.cache/playchart-pictures', hashOf(readFileSync(ENCODER)))
const index = JSON.parse(readFileSync(join(MASTERS, 'index.json'), 'utf8'))
const shown: Record<string, number[]> = JSON.parse(readFileSync(join(MASTERS, 'shown.json'), 'utf8'))

mkdirSync(kept, { recursive: true })
mkdirSync(target, { recursive: true })
const queue = Object.entries(shown).flatMap(([name, widths]) => widths.map((w) => ({ name, w })))
await Promise.all(Array.from({ length: AT_ONCE }, work))

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) await render(next)
}

async function render({ name, w }: { name: string; w: number }) {
  const master = { ...index[name], name, file: join(MASTERS, `${name}.webp`) }
  const rendition = { w, h: null, q: 75, fm: 'avif', fit: null, f: 'center' } as const
  const key = keyOf(master, rendition)
  const file = join(kept, key)
  if (!existsSync(file)) {
    // whole or not at all
    writeFileSync(`${file}.draft`, await encode(master, rendition))
    renameSync(`${file}.draft`, file)
  }
  await copyFile(file, join(target, key))
}

function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

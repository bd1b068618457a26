/** Draws every picture and rasterises those that changed: node scripts/illustrations/render.ts [name prefix] */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Alt } from './alt.ts'
import { writeBlurs } from './blurs.ts'
import { renderIcons } from './icons.ts'
import { type Picture, pictures } from './pictures.ts'
import { type Master, rasterise, sourceHash } from './raster.ts'

type Entry = Omit<Master, 'webp'> & { alt: Alt }

const root = new URL('../../', import.meta.url)
const drawings = new URL('.cache/art/', root)
const masters = new URL('src/content/media/', root)
const indexFile = new URL('index.json', masters)
/** Which drawing each master was made from: committed, so that a fresh clone redraws nothing. */
const sourcesFile = new URL('sources.json', import.meta.url)

const LARGEST_SVG = 25_000
const AT_ONCE = 2

sharp.concurrency(1)
await mkdir(drawings, { recursive: true })
await mkdir(masters, { recursive: true })
const index = await readJson<Record<string, Entry>>(indexFile)
const sources = await readJson<Record<string, string>>(sourcesFile)
const prefix = process.argv[2] ?? ''
const wanted = pictures.filter(({ name }) => name.startsWith(prefix))

let redrawn = 0
const queue = [...wanted]
await Promise.all(Array.from({ length: AT_ONCE }, work))
await writeIndex()
await writeBlurs(masters, Object.keys(inOrder(index)))
await renderIcons(root)
console.log(`${wanted.length} pictures, ${redrawn} redrawn`)

async function work() {
  for (let picture = queue.shift(); picture; picture = queue.shift()) await render(picture)
}

async function render({ name, width, alt, draw }: Picture) {
  const svg = draw()
  if (/NaN|undefined/.test(svg)) throw new Error(`${name} has a bad number`)
  if (svg.length > LARGEST_SVG) throw new Error(`${name} is ${svg.length} bytes, more than ${LARGEST_SVG}`)
  const file = new URL(`${name}.webp`, masters)
  const source = sourceHash(svg, width)
  const known = index[name]
  if (known && sources[name] === source && existsSync(file)) {
    known.alt = alt
    return
  }
  await writeFile(new URL(`${name}.svg`, drawings), svg)
  const { webp, ...master } = await rasterise(svg, width)
  await writeFile(file, webp)
  index[name] = { ...master, alt }
  sources[name] = source
  redrawn += 1
}

/** In the order of the pictures, and without those that no longer exist. */
async function writeIndex() {
  await writeJson(indexFile, inOrder(index))
  await writeJson(sourcesFile, inOrder(sources))
}

function inOrder<Value>(record: Record<string, Value>) {
  return Object.fromEntries(pictures.flatMap(({ name }) => (record[name] ? [[name, record[name]]] : [])))
}

async function readJson<Value extends object>(file: URL): Promise<Value> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : ({} as Value)
}

async function writeJson(file: URL, value: object) {
  await writeFile(
    file,
    `${JSON.stringify(value, null, 2)}
`,
  )
}

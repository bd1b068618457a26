import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

const SOURCES = [
  'src/**/*',
  'public/**/*',
  'drizzle/**/*',
  'scripts/content/*',
  '*.ts',
  '*.mjs',
  '*.json',
  'node_modules/.package-lock.json',
]
const GENERATED = /routeTree\.gen|contentful-export\.json$|src\/content\/media\/.*\.webp$/

/** Content, not times: a checkout and `npm ci` change times. */
export function digestOfSources() {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of globSync(SOURCES).sort()) {
    if (GENERATED.test(file) || !statSync(file).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { INSTALLED } from './installed.ts'

const SOURCES = [
  'src/**/*',
  'public/**/*',
  'drizzle/**/*',
  'scripts/content/*',
  'docs/machines/**/*',
  '*.ts',
  '*.mjs',
  '*.json',
]
const GENERATED = /routeTree\.gen|contentful-export\.json$|src\/content\/media\/.*\.webp$/

/** Content, not times: a checkout and `npm ci` change times. */
export function digestOfSources() {
  const hash = createHash('sha256').update(process.versions.node)
  for (const file of globSync(SOURCES).sort()) {
    if (GENERATED.test(file) || !statSync(file).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.update(JSON.stringify(installedForGood())).digest('hex')
}

/**
 * Without what only building and testing need: a build stays good where NODE_ENV=production leaves that out, and
 * package-lock.json, which is among the sources, says which it was.
 */
function installedForGood() {
  if (!existsSync(INSTALLED)) return []
  const { packages } = JSON.parse(readFileSync(INSTALLED, 'utf8'))
  return Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, { version }]) => `${path}@${version}`)
    .sort()
}

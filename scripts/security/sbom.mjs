// npm run sbom: what an installation brings, as CycloneDX, in reports/sbom.cdx.json. Needs no network.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { asCycloneDx } from './cyclonedx.ts'

const FILE = 'reports/sbom.cdx.json'
const arguments_ = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline']
const written = execFileSync('npm', arguments_, { encoding: 'utf8', maxBuffer: 64 << 20 })
const digest = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
const { name } = JSON.parse(readFileSync('package.json', 'utf8'))
const sbom = asCycloneDx(JSON.parse(written), { name, digest })
mkdirSync('reports', { recursive: true })
writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`${FILE}: ${sbom.components.length} components, CycloneDX ${sbom.specVersion}`)

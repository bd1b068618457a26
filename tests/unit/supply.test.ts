import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { askAdvisories } from '../../scripts/security/ask-advisories'
import { asCycloneDx, type Sbom } from '../../scripts/security/cyclonedx'
import { lockedPackages, versionsByName } from '../../scripts/security/lock'

const packages = lockedPackages()
const versions = versionsByName(packages)

describe('known holes in what is installed (T25)', () => {
  const registry = 'https://registry.test'
  const answering = (answer: Response) => async (url: string | URL | Request, init?: RequestInit) => {
    expect(String(url)).toBe('https://registry.test/-/npm/v1/security/advisories/bulk')
    expect(JSON.parse(String(init?.body))).toEqual({ ...versions, 'event-stream': ['3.3.6'] })
    return answer
  }
  const ask = (fetch: typeof globalThis.fetch) => askAdvisories({ registry, versions, fetch })

  test('are asked for every version of the lock file', () => {
    expect(versions.react).toEqual(['19.2.9'])
    expect(versions.graphql?.length).toBeGreaterThan(1)
    expect(Object.values(versions).flat().length).toBeGreaterThan(900)
  })

  test('are named with the versions that are here', async () => {
    const hole = { id: 1, url: 'https://x.test/1', title: 'Hole', severity: 'high', vulnerable_versions: '<20.0.0' }
    const answer = await ask(answering(Response.json({ react: [hole], 'event-stream': [hole] })))
    expect(answer).toEqual({ kind: 'answered', found: [{ ...hole, name: 'react', versions: ['19.2.9'] }] })
    expect(await ask(answering(Response.json({ 'event-stream': [hole] })))).toEqual({ kind: 'answered', found: [] })
  })

  test('are unknown where a registry does not tell, and that is said', async () => {
    expect(await ask(answering(new Response('', { status: 405 })))).toEqual({ kind: 'silent', why: 'it answers 405' })
    expect(await ask(async () => Promise.reject(new Error('offline')))).toEqual({ kind: 'silent', why: 'offline' })
    expect(await ask(answering(new Response('<html>')))).toMatchObject({ kind: 'silent' })
    // one that knows no hole at all, not even of what has had one for years
    expect(await ask(answering(Response.json({})))).toMatchObject({ kind: 'silent' })
  })
})

describe('the list of what is installed', () => {
  const Component = z.object({
    'bom-ref': z.string().min(1),
    type: z.enum(['library', 'application']),
    name: z.string().min(1),
    version: z.string().regex(/^\d+\.\d+\.\d+/),
    purl: z.string().regex(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+%-]+$/),
    hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).optional(),
  })
  const CycloneDx = z.strictObject({
    $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
    bomFormat: z.literal('CycloneDX'),
    specVersion: z.literal('1.6'),
    serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
    version: z.literal(1),
    metadata: z.object({ component: Component.extend({ name: z.literal('playchart') }) }),
    components: z.array(Component),
    dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
  })
  const npmArguments = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline']
  const written = (): Sbom =>
    JSON.parse(
      execFileSync('npm', npmArguments, {
        encoding: 'utf8',
        maxBuffer: 64 << 20,
        env: { ...process.env, npm_config_cache: mkdtempSync('/tmp/npm-') },
      }),
    )

  test('is CycloneDX 1.6, whole, and made without a network', () => {
    const sbom = asCycloneDx(written(), { name: 'playchart', digest: 'ab'.repeat(32) })
    expect(CycloneDx.safeParse(sbom).error).toBeUndefined()
    const refs = new Set([sbom.metadata.component['bom-ref'], ...sbom.components.map((each) => each['bom-ref'])])
    expect(refs.size).toBe(sbom.components.length + 1)
    expect(
      sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
    ).toEqual([])
    const missing = packages.filter(({ name, version }) => !refs.has(`${name}@${version}`))
    expect(missing.map(({ name }) => name)).toEqual([])
    expect(sbom.metadata.timestamp).toBeUndefined()
  })
})

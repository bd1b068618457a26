import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentfulExport } from '~/services/upstreams/contentful/embedded/export'
import { contentFixture, link } from '../support/content-fixture'
import { openManagementApi } from '../support/contentful-cma-stub'

type Import = (options: Record<string, unknown>) => Promise<unknown>
type Failed = { errors: { error: Error }[] }
type Content = Pick<ContentfulExport, 'contentTypes' | 'entries' | 'assets' | 'locales' | 'tags' | 'editorInterfaces'>

// its ES module imports paths that only CommonJS finds
const contentfulImport: Import = createRequire(import.meta.url)('contentful-import')

const masters = new URL('../../src/content/media/', import.meta.url)

let folder: string
let api: Awaited<ReturnType<typeof openManagementApi>>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'))
  api = await openManagementApi({ space: 'playchart', defaultLocale: 'en-GB' })
  // it prints tables
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  api.close()
  await rm(folder, { recursive: true })
})

type File = { url: string }

/** Puts the files of all assets where the import looks for them: <folder>/<url without scheme>. */
async function layOutFiles({ assets }: Content, put: (path: string) => Promise<void>) {
  for (const file of assets.flatMap(({ fields }) => Object.values(fields.file ?? {}))) {
    const { url } = file as File // an asset's file always has one
    const path = join(folder, url.replace(/^(https?:)?\/\//, ''))
    await mkdir(dirname(path), { recursive: true })
    await put(path)
  }
}

/** Runs the import and answers what went wrong, in the space's words and the library's. */
async function failuresOf(content: Content, more: Record<string, unknown> = {}): Promise<string[]> {
  const options = {
    spaceId: 'playchart',
    managementToken: 'any',
    uploadAssets: true,
    assetsDirectory: folder,
    ...more,
    host: api.host,
    hostUpload: api.host,
    insecure: true,
    errorLogFile: join(folder, 'errors.json'),
    rateLimit: 300,
    timeout: 10_000,
    retryLimit: 2,
    useVerboseRenderer: true,
  }
  try {
    await contentfulImport({ content: structuredClone(content), ...options })
    return api.refusals
  } catch (error) {
    const { errors } = error as Failed // the library's error lists every failure
    return [...api.refusals, ...errors.map(({ error: { message } }) => message)]
  }
}

/** Everything that the export holds is in the space, in the same words and published where it was. */
function expectImported(content: Content) {
  const { locales, entries, ...rest } = api.kept
  const sizes = Object.entries({ ...rest, locales, entries }).map(([kind, { size }]) => [kind, size])
  const kinds = ['locales', 'entries', 'contentTypes', 'assets', 'tags', 'editorInterfaces'] as const
  expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(kinds.map((kind) => [kind, content[kind].length])))
  for (const { sys, fields, metadata } of content.entries) {
    const imported = entries.get(sys.id)
    expect(imported?.body).toEqual({ fields, metadata })
    expect(imported?.sys.contentType).toEqual(sys.contentType)
    expect(Boolean(imported?.sys.publishedVersion)).toBe(sys.publishedVersion !== undefined)
  }
  expect([...rest.assets.values()].filter(({ sys }) => !sys.publishedVersion)).toEqual([])
  expect([...locales.values()].map(({ body }) => [body.code, body.fallbackCode]).toSorted()).toEqual(
    content.locales.map(({ code, fallbackCode }) => [code, fallbackCode]).toSorted(),
  )
}

const fixture = () => ContentfulExport.parse(contentFixture())
const writeBytes = (path: string) => writeFile(path, 'bytes')

test('contentful-import fills a space with an export: model, assets and entries, published as they are', async () => {
  const content = fixture()
  const home = content.entries.find(({ sys }) => sys.id === 'home')
  // a real space refuses to publish the fixture's dead link
  if (home?.fields.blocks) home.fields.blocks['en-GB'] = [link('Entry', 'card-one')]
  await layOutFiles(content, writeBytes)
  expect(await failuresOf(content)).toEqual([])
  expectImported(content)
})

test('a dead link is what the import reports', async () => {
  const content = fixture()
  await layOutFiles(content, writeBytes)
  expect(await failuresOf(content)).toContain('UnresolvedLinks: home links to Entry not-there')
  expect(api.kept.entries.get('home')?.sys.publishedVersion).toBeUndefined()
})

/** The lines of the README that fill a space: what lays out the pictures, and the import with its flags. */
function stepsOfReadme() {
  const readme = readFileSync('README.md', 'utf8')
  const layOut = /^node (scripts\/content\/lay-out-pictures\.ts) (\S+)$/m.exec(readme)
  const flags = /^npx contentful-import (.+)$/m.exec(readme)?.[1]?.matchAll(/--([a-z-]+)(?: (?!--)(\S+))?/g) ?? []
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const options = Object.fromEntries([...flags].map(([, name = '', value]) => [camel(name), value ?? true]))
  return { script: layOut?.[1] ?? '', pictures: layOut?.[2], options }
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('the README’s steps fill a space with the content and the very bytes of its pictures', {
  timeout: 120_000,
}, async () => {
  const { script, pictures, options } = stepsOfReadme()
  expect(options).toMatchObject({ uploadAssets: true, assetsDirectory: pictures })
  execFileSync(process.execPath, [script, folder])
  const content = ContentfulExport.parse(JSON.parse(await readFile(String(options.contentFile), 'utf8')))
  expect(await failuresOf(content, { ...options, assetsDirectory: folder })).toEqual([])
  expectImported(content)
  const drawn = content.assets.map(({ sys }) => readFileSync(new URL(`${sys.id}.webp`, masters)))
  expect(new Set(api.uploads)).toEqual(new Set(drawn.map(digestOf)))
})

import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

const exported = new URL('../../src/content/contentful-export.json', import.meta.url)
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

type File = { url: string; fileName: string }

/** Puts the files of all assets where the import looks for them: <folder>/<url without scheme>. */
async function layOutFiles({ assets }: Content, put: (path: string, file: File) => Promise<void>) {
  for (const file of assets.flatMap(({ fields }) => Object.values(fields.file ?? {}))) {
    const { url, fileName } = file as File // an asset's file always has both
    const path = join(folder, url.replace(/^(https?:)?\/\//, ''))
    await mkdir(dirname(path), { recursive: true })
    await put(path, { url, fileName })
  }
}

/** Runs the import and answers what went wrong, in the space's words and the library's. */
async function failuresOf(content: Content): Promise<string[]> {
  const options = {
    spaceId: 'playchart',
    managementToken: 'any',
    host: api.host,
    hostUpload: api.host,
    insecure: true,
    uploadAssets: true,
    assetsDirectory: folder,
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

test('contentful-import takes the exported content with its pictures', { timeout: 120_000 }, async () => {
  const content = ContentfulExport.parse(JSON.parse(await readFile(exported, 'utf8')))
  await layOutFiles(content, (path, { fileName }) => copyFile(new URL(fileName, masters), path))
  expect(await failuresOf(content)).toEqual([])
  expectImported(content)
})

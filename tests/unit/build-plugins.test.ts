import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { PAGE_KINDS, SHARED_TEXTS, TEXTS_OF } from '~/content/page-kinds'
import { compileHints } from '~/services/request/documents/build/compile-hints'
import { compiledMessages } from '~/services/request/documents/build/compiled-messages'
import { leanPreloads } from '~/services/request/documents/build/lean-preloads'
import { plainLoaderData } from '~/services/request/documents/build/plain-loader-data'
import { rootStyles } from '~/services/request/documents/build/root-styles'
import { runtimeInVendor } from '~/services/request/documents/build/runtime-in-vendor'

const ENTRY = '\0entry'
const page = (files: Record<string, string>): Plugin => ({
  name: 'page',
  resolveId: (source) => (source === ENTRY || source in files ? source : null),
  load: (id) => files[id] ?? null,
})

/** A build as the shop's: the plugin under test, and nothing of the framework but the files given. */
const built = (plugin: Plugin, files: Record<string, string>, isServer = false) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page(files), plugin],
    build: { write: false, ssr: isServer, rolldownOptions: { input: ENTRY } },
  })

test('a build fails when the framework no longer revives server functions where we take that out', async () => {
  await expect(built(plainLoaderData(), { [ENTRY]: 'console.log(1)' })).rejects.toThrow(
    'start-client-core/dist/esm/client/hydrateStart no longer imports ./ServerFunctionSerializationAdapter.js',
  )
  const hydrate = '/node_modules/@tanstack/start-client-core/dist/esm/client/hydrateStart.js'
  const files = {
    [ENTRY]: `import '${hydrate}'`,
    [hydrate]: `import { ServerFunctionSerializationAdapter } from './ServerFunctionSerializationAdapter.js'
      console.log(ServerFunctionSerializationAdapter)`,
  }
  await expect(built(plainLoaderData(), files)).resolves.toBeTruthy()
})

test('a build fails when the framework’s list of preloads names no loader, or is written in another way', async () => {
  const listed = 'export const tsrStartManifest = () => ({ preloads: ["/assets/page.js"] })'
  for (const code of ['console.log(1)', listed])
    await expect(built(leanPreloads(), { [ENTRY]: code }, true)).rejects.toThrow('lean-preloads found nothing')
})

test('a build fails when the framework no longer writes the list of styles in which the root gets its own', async () => {
  await expect(built(rootStyles(), { [ENTRY]: 'console.log(1)' }, true)).rejects.toThrow('root-styles found no')
  const listed = 'export const tsrStartManifest = () => ({ routes: { __root__: {} } })'
  await expect(built(rootStyles(), { [ENTRY]: listed }, true)).resolves.toBeTruthy()
})

test('a build fails when the bundler no longer keeps its helpers where we take them from', async () => {
  await expect(built(runtimeInVendor(), { [ENTRY]: 'console.log(1)' })).rejects.toThrow('runtime-in-vendor found no')
})

test('what runs at the start is compiled ahead, by a hint in its first line; a build without such a file fails', async () => {
  await expect(built(compileHints(), { [ENTRY]: 'console.log(1)' })).rejects.toThrow('compile-hints found no file')
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page({ [ENTRY]: 'console.log(1)' }), compileHints()],
    build: { write: false, rolldownOptions: { input: { boot: ENTRY } } },
  })) as { output: { code?: string }[] }
  expect(output[0]?.code?.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
})

const MESSAGES = resolve('src/content/messages/en.json')
const AREAS = Object.keys(JSON.parse(readFileSync(MESSAGES, 'utf8')))

/** The areas of texts in a file of a browser; what it asks for besides lies in chunks of its own. */
async function areasIn(file: string): Promise<string[]> {
  const files = { [ENTRY]: `import texts from ${JSON.stringify(file)}; console.log(texts)` }
  const { output } = (await built(compiledMessages({ PAGE_KINDS, SHARED_TEXTS, TEXTS_OF }), files)) as {
    output: { code?: string; isEntry?: boolean }[]
  }
  const code = output.map(({ code, isEntry }) => (isEntry ? code : '')).join('')
  return AREAS.filter((area) => new RegExp(`\\b${area}: ?{`).test(code))
}

test('a browser gets the texts of every page, and those of one kind of pages, apart', async () => {
  const ofKinds = Object.values(TEXTS_OF).flat()
  const shared = SHARED_TEXTS.map((path) => path.split('.')[0])
  expect(await areasIn(MESSAGES)).toEqual(AREAS.filter((area) => !ofKinds.includes(area) || shared.includes(area)))
  for (const [kind, areas] of Object.entries(TEXTS_OF))
    expect(await areasIn(`${MESSAGES}?${kind}`)).toEqual(expect.arrayContaining([...areas]))
  expect(await areasIn(`${MESSAGES}?identity`)).not.toContain('checkout')
})

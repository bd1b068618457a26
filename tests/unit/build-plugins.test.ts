import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanPreloads } from '~/services/request/documents/build/lean-preloads'
import { plainLoaderData } from '~/services/request/documents/build/plain-loader-data'
import { rootStyles } from '~/services/request/documents/build/root-styles'

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

import type { Plugin } from 'vite'

const ADAPTER = './ServerFunctionSerializationAdapter.js'
const IMPORTER = 'start-client-core/dist/esm/client/hydrateStart'
const EMPTY = '\0no-functions-in-loader-data'

/**
 * The framework's hydration can revive server functions that a loader returned. Ours return plain JSON only, and the
 * reviver would bring the whole client of server functions (13 kB gz) into every page before its first input. A build
 * in which hydration no longer imports it fails, for then this does nothing.
 */
export function plainLoaderData(): Plugin {
  let isReplaced = false
  return {
    name: 'plain-loader-data',
    enforce: 'pre',
    resolveId(source, importer) {
      const isReviver = source === ADAPTER && importer?.includes(IMPORTER)
      if (!isReviver || this.environment.name !== 'client') return null
      isReplaced = true
      return EMPTY
    },
    load(id) {
      if (id !== EMPTY) return null
      return `export const ServerFunctionSerializationAdapter = {
        key: '$TSS/serverfn',
        test: () => false,
        toSerializable: () => null,
        fromSerializable: () => { throw new Error('loader data holds no functions') },
      }`
    },
    generateBundle() {
      if (this.environment.name === 'client' && !isReplaced)
        this.error(`@tanstack/${IMPORTER} no longer imports ${ADAPTER} (docs/decisions/0002-staged-boot.md)`)
    },
  }
}

import type { Plugin } from 'vite'

const ADAPTER = './ServerFunctionSerializationAdapter.js'
const EMPTY = '\0no-functions-in-loader-data'

/**
 * The framework's hydration can revive server functions that a loader returned. Ours return plain JSON only, and the
 * reviver would bring the whole client of server functions (13 kB gz) into every page before its first input.
 */
export function plainLoaderData(): Plugin {
  return {
    name: 'plain-loader-data',
    enforce: 'pre',
    resolveId(source, importer) {
      const isReviver = source === ADAPTER && importer?.includes('start-client-core/dist/esm/client/hydrateStart')
      return isReviver && this.environment.name === 'client' ? EMPTY : null
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
  }
}
